"""What people at a table do besides playing, typed as a word and its argument: seats, faces, hosts' tools, muting.

Plain mode reads these words as answers; on the screen they are typed in the chat after a slash.
"""

from collections.abc import Awaitable, Callable

from knolle.server.protocol import Reaction
from knolle.terminal.session import Session
from knolle.words.catalogue import Words

FACES: tuple[Reaction, ...] = ("laugh", "love", "wow", "cry", "angry", "sleepy")
LEVELS = ("easy", "medium", "hard", "master")
TOOLS = ("face", "seat", "grant", "deny", "offer", "bot", "remove", "readmit", "mute", "unmute")


class Tools:
    """The tools of one session. `write` shows a line to the player."""

    def __init__(self, session: Session, words: Words, write: Callable[[str], None]) -> None:
        self.session, self.words, self.write = session, words, write
        self._do: dict[str, Callable[[str], Awaitable[None]]] = {name: getattr(self, f"_{name}") for name in TOOLS}

    async def use(self, name: str, rest: str) -> None:
        """Use a tool; say what is expected if its argument is not understood."""
        await self._do[name](rest.strip())

    def names(self) -> dict[str, str]:
        """Return the tools by the word for them in this language, and in English."""
        return {self.words.say(f"plain-word-{name}"): name for name in TOOLS} | {name: name for name in TOOLS}

    def words_here(self) -> list[str]:
        """Return the words for the tools in this language."""
        return [self.words.say(f"plain-word-{name}") for name in TOOLS]

    def _seat_in(self, rest: str) -> int | None:
        """Return the seat with a number from 1 on; None, and say so, if there is none."""
        number = rest.split()[0] if rest else ""
        seats = self.session.table.facts["seats"]
        if number.isdecimal() and 0 < int(number) <= len(seats):
            return int(number) - 1
        names = (facts["name"] or self.words.say("seat-open") for facts in seats)
        self.write(self.words.say("tools-seats", seats=", ".join(f"{k} {name}" for k, name in enumerate(names, 1))))
        return None

    async def _face(self, rest: str) -> None:
        called = {self.words.say(f"face-{face}"): face for face in FACES} | {face: face for face in FACES}
        face = called.get(rest) or (FACES[int(rest) - 1] if rest.isdecimal() and 0 < int(rest) <= len(FACES) else None)
        if face is None:
            shown = ", ".join(f"{k} {self.words.say(f'face-{name}')}" for k, name in enumerate(FACES, 1))
            self.write(self.words.say("tools-faces", faces=shown))
        else:
            await self.session.ask("react", face=face)

    async def _seat(self, rest: str) -> None:
        if (seat := self._seat_in(rest)) is not None:
            await self.session.ask("ask", seat=seat, name=self.session.place.name)

    async def _grant(self, rest: str) -> None:
        if (seat := self._seat_in(rest)) is not None:
            await self.session.ask("grant", seat=seat, agree=True)

    async def _deny(self, rest: str) -> None:
        if (seat := self._seat_in(rest)) is not None:
            await self.session.ask("grant", seat=seat, agree=False)

    async def _offer(self, rest: str) -> None:
        if (seat := self._seat_in(rest)) is not None:
            answer = await self.session.ask("offer", seat=seat)
            name = self.session.table.names[seat]
            self.write(self.words.say("offer-text", name=name))
            address = getattr(self.session.door, "address", None)
            self.write(f"{'' if address is None else address.page}#{answer['secret']}")

    async def _bot(self, rest: str) -> None:
        if (seat := self._seat_in(rest)) is not None:
            level = next((level for level in LEVELS if rest.endswith(level)), None)
            usual = self.session.table.facts["settings"]["level"]
            await self.session.ask("replace", seat=seat, level=level or usual)

    async def _remove(self, rest: str) -> None:
        """Remove somebody; a person only if their name follows the number, as a confirmation."""
        if (seat := self._seat_in(rest)) is None:
            return
        facts, name = self.session.table.facts["seats"][seat], rest.partition(" ")[2].strip()
        if facts["kind"] == "person" and name != facts["name"]:
            self.write(self.words.say("remove-text", name=facts["name"]))
            word, text = self.words.say("plain-word-remove"), f"{seat + 1} {facts['name']}"
            self.write(self.words.say("tools-confirm", word=word, text=text))
        else:
            await self.session.ask("remove", seat=seat)

    async def _readmit(self, rest: str) -> None:
        await self.session.ask("readmit", name=rest)

    async def _mute(self, rest: str) -> None:
        self.session.mutes.add(rest)

    async def _unmute(self, rest: str) -> None:
        self.session.mutes.discard(rest)
