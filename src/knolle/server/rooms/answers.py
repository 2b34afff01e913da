"""Answers to clients that ask for something without adding to the journal: reasons, advice, faces."""

from knolle.core.errors import KnolleError
from knolle.core.view import View
from knolle.server import protocol
from knolle.server.errors import TableError
from knolle.server.json import encode
from knolle.server.rooms.client import Client
from knolle.server.rooms.room import Room
from knolle.server.rooms.thinking import judge_lead
from knolle.server.table import conditions
from knolle.server.telling import advice_messages, refusal_message


async def explain(room: Room, client: Client, command: protocol.Why) -> None:
    """Answer why an action is not allowed at the guest's seat."""
    async with room.lock:
        room.check_open()
        seat, match = conditions.chooser(room.table, client.guest.id, client.seat), room.table.match
        answer = KnolleError("allowed", "This is allowed.")
        if match is None:
            raise TableError("table-waiting", "The match has not started yet.")
        try:
            match.parse(seat, command.action)
        except KnolleError as error:
            answer = error
        said = refusal_message(answer, match.view(seat))
    client.send(encode(protocol.Reason(id=command.id, said=said, **answer.as_dict())))


async def advise(room: Room, client: Client, id: str, view: View, seq: int) -> None:
    """Answer a noted hint with the master's estimate of the legal actions. This may be cancelled at any time."""
    values = await room.hub.thinkers.advise(view, client.guest.id, client, client.allowance.address)
    reason = judge_lead(values)
    said = advice_messages(values, reason, view.game.slug)
    client.send(encode(protocol.Advice(id=id, seq=seq, values=values, because=reason, said=said)))


async def react(room: Room, client: Client, command: protocol.React) -> None:
    """Show everybody a face at the guest's seat."""
    async with room.lock:
        room.check_open()
        seat = conditions.own_seat(room.table, client.guest.id) if client.seat is None else client.seat
        face = encode(protocol.Face(seat=seat, face=command.face, by=room.table.writers.get(client.guest.id)))
        for each in room.clients:
            each.send(face)
        client.send(encode(protocol.Done(id=command.id, seq=room.table.seq)))
