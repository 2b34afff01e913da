"""What people at a table do besides playing, typed as a word and its argument: seats, faces, hosts' tools, muting.

Plain mode reads these words as answers; on the screen they are typed in the chat after a slash.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import get_args

from knolle.server.protocol import Level, Reaction, Temperament
from knolle.terminal.session import Session
from knolle.words.catalogue import Words

FACES, LEVELS, TEMPERAMENTS = get_args(Reaction), get_args(Level), get_args(Temperament)
TOOLS = ("face", "seat", "grant", "deny", "offer", "bot", "remove", "readmit", "close", "mute", "unmute")
Write = Callable[[str], None]
Show = Callable[[str, Sequence[str]], None]


class Tools:
    """The tools of one session.

    `write` shows the player a line; `show` a heading and lines that must not vanish, by default by writing the lines.
    `slash` is what is typed before the word for a tool.
    """

    def __init__(
        self, session: Session, words: Words, write: Write, show: Show | None = None, *, slash: str = ""
    ) -> None:
        self.session, self.words, self.write, self.slash = session, words, write, slash
        self.show = show or self._write_all
        self._do: dict[str, Callable[[str], Awaitable[None]]] = {name: getattr(self, f"_{name}") for name in TOOLS}

    async def use(self, name: str, rest: str) -> None:
        """Use a tool; say what is expected if its argument is not understood."""
        await self._do[name](rest.strip())

    def names(self) -> dict[str, str]:
        """Return the tools by the word for them in this language, and in English."""
        return {self.words.say(f"plain-word-{name}"): name for name in TOOLS} | {name: name for name in TOOLS}

    def words_here(self) -> list[str]:
        """Return what is typed for the tools in this language."""
        return [self._word(name) for name in TOOLS]

    def _write_all(self, heading: str, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(line)

    def _words_for(self, kind: str, ids: Sequence[str]) -> list[str]:
        """Return the words for things of a kind in this language."""
        return [self.words.say(f"{kind}-{one}").casefold() for one in ids]

    def _by_name(self, kind: str, ids: Sequence[str]) -> dict[str, str]:
        """Return things of a kind by the words for them in this language, and in English."""
        return dict(zip((*self._words_for(kind, ids), *ids), (*ids, *ids), strict=True))

    def _seat_in(self, rest: str) -> int | None:
        """Return the seat with a number from 1 on; None, and say so, if there is none."""
        number = rest.split()[0] if rest else ""
        seats = self.session.table.facts["seats"]
        if number.isdecimal() and 0 < int(number) <= len(seats):
            return int(number) - 1
        names = (facts["name"] or self.words.say("seat-open") for facts in seats)
        self.write(self.words.say("tools-seats", seats=", ".join(f"{k} {name}" for k, name in enumerate(names, 1))))
        return None

    def _name_in(self, rest: str, names: Sequence[str], nobody: str) -> str | None:
        """Return which of these names is meant; None, and say which there are, if it is none of them."""
        found = next((name for name in names if name.casefold() == rest.casefold()), None)
        if found is None and rest:
            self.write(self.words.say("tools-no-name", name=rest))
        if found is None:
            self.write(self.words.say("tools-names", names=", ".join(names)) if names else self.words.say(nobody))
        return found

    async def _face(self, rest: str) -> None:
        by_number = {str(number): face for number, face in enumerate(FACES, 1)}
        face = (self._by_name("face", FACES) | by_number).get(rest.casefold())
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
            what = self.words.say("offer-text", name=name) if name else self.words.say("tools-offer", number=seat + 1)
            address = getattr(self.session.door, "address", None)
            link = f"{'' if address is None else address.page}#{answer['secret']}"
            self.show(self.words.say("offer-seat"), [what, link])

    async def _bot(self, rest: str) -> None:
        """Give a seat to a bot of a level, with a temperament after a colon if one is wanted."""
        if (seat := self._seat_in(rest)) is None:
            return
        usual = self.session.table.facts["settings"]["level"]
        level, *more = rest.casefold().replace(":", " ").split()[1:] or [usual]
        levels, tempers = self._by_name("level", LEVELS), self._by_name("temperament", TEMPERAMENTS)
        bot = [levels.get(level), *map(tempers.get, more)]
        if None in bot or len(bot) > 2:
            self._tell_bots()
        else:
            await self.session.ask("replace", seat=seat, level=":".join(filter(None, bot)))

    def _tell_bots(self) -> None:
        levels, tempers = self._words_for("level", LEVELS), self._words_for("temperament", TEMPERAMENTS)
        example = f"{self._word('bot')} 2 {levels[-1]}:{tempers[0]}"
        known = {"levels": ", ".join(levels), "temperaments": ", ".join(tempers)}
        self.write(self.words.say("tools-bots", example=example, **known))

    async def _remove(self, rest: str) -> None:
        """Remove somebody; a person only if their name follows the number, as a confirmation."""
        if (seat := self._seat_in(rest)) is None:
            return
        facts, name = self.session.table.facts["seats"][seat], rest.partition(" ")[2].strip()
        if facts["kind"] == "person" and name != facts["name"]:
            self.write(self.words.say("remove-text", name=facts["name"]))
            self._confirm("remove", f"{seat + 1} {facts['name']}")
        else:
            await self.session.ask("remove", seat=seat)

    def _confirm(self, tool: str, text: str) -> None:
        self.write(self.words.say("tools-confirm", word=self._word(tool), text=text))

    def _word(self, tool: str) -> str:
        """Return what is typed for a tool."""
        return self.slash + self.words.say(f"plain-word-{tool}")

    async def _readmit(self, rest: str) -> None:
        if (name := self._name_in(rest, self.session.table.facts["removed"], "tools-none-removed")) is not None:
            await self.session.ask("readmit", name=name)

    async def _close(self, rest: str) -> None:
        """Close the table, if the word for yes follows as a confirmation."""
        yes = self.words.say("plain-word-yes")
        if rest.casefold() in (yes, "yes"):
            await self.session.ask("close")
        else:
            self.write(self.words.say("tools-close"))
            self._confirm("close", yes)

    async def _mute(self, rest: str) -> None:
        table = self.session.table
        people = [facts["name"] for facts in table.facts["seats"] if facts["kind"] == "person"]
        names = dict.fromkeys([*people, *(line["name"] for line in table.chat)])
        others = [name for name in names if name and name != table.you["name"]]
        if (name := self._name_in(rest, others, "tools-none-here")) is not None:
            self.session.mutes.add(name)
            self.write(self.words.say("tools-muted", name=name))

    async def _unmute(self, rest: str) -> None:
        if (name := self._name_in(rest, sorted(self.session.mutes), "tools-none-muted")) is not None:
            self.session.mutes.discard(name)
            self.write(self.words.say("tools-unmuted", name=name))
