"""Tables: seats, the host's rights, commitment and entropy, rematch, choices, chat."""

import pytest

from knolle.core.errors import KnolleError
from knolle.core.fair import commitment, parse_seed
from knolle.core.record import replay
from knolle.server import protocol as p
from knolle.server.table import conditions, deciding, seating, steps
from knolle.server.table.dealing import commit
from server.desk import ANN, BEN, CLEO, DAN, NAMES, SEED, open_desk, read_again, start_match

# -- seats -----------------------------------------------------------------------------------------


def test_repeated_names_get_a_number() -> None:
    desk = open_desk(players=4, bots={3: "easy"})
    for guest in (ANN, BEN, CLEO):
        desk.do(guest, p.Sit, name="  Ann\u202e ")
    assert [seat.name for seat in desk.table.seats] == ["Ann", "Ann 2", "Ann 3", "Sieglinde"]
    assert desk.refuses(DAN, p.Sit, name="Dan") == "table-full"
    assert desk.refuses(ANN, p.Sit, name="Ann") == "already-seated"


@pytest.mark.parametrize(
    ("name", "code"), [("", "bad-name"), ("\u200b\u2066", "bad-name"), ("x" * 25, "bad-name"), ("é" * 24, None)]
)
def test_names_are_short_and_visible(name: str, code: str | None) -> None:
    desk = open_desk()
    if code is None:
        desk.do(BEN, p.Sit, name=name)
    else:
        assert desk.refuses(BEN, p.Sit, name=name) == code


def test_a_seat_can_be_chosen_left_and_taken_again() -> None:
    desk = open_desk()
    assert desk.do(BEN, p.Sit, name="Ben", seat=2).guests == (BEN,)
    assert desk.refuses(CLEO, p.Sit, name="Cleo", seat=2) == "seat-taken"
    assert desk.refuses(CLEO, p.Sit, name="Cleo", seat=3) == "no-such-seat"
    assert desk.refuses(CLEO, p.Rise) == "not-seated"
    desk.do(BEN, p.Rise)
    assert desk.do(CLEO, p.Sit, name="Cleo", seat=2).guests == (CLEO,)


def test_only_the_host_has_the_hosts_rights() -> None:
    desk = open_desk()
    desk.do(BEN, p.Sit, name="Ben")
    for command, fields in [
        (p.Start, {}),
        (p.Replace, {"seat": 1, "level": "easy"}),
        (p.Remove, {"seat": 0}),
        (p.Close, {}),
    ]:
        assert desk.refuses(BEN, command, **fields) == "not-host"
    assert desk.do(ANN, p.Remove, seat=0).guests == (BEN,)
    assert desk.refuses(ANN, p.Remove, seat=0) == "seat-open"
    desk.do(ANN, p.Readmit, name="Ben")
    desk.do(BEN, p.Sit, name="Ben")
    assert desk.refuses(ANN, p.Replace, seat=0, level="hard") == "remove-first"
    assert desk.refuses(ANN, p.Replace, seat=3, level="easy") == "no-such-seat"


def test_a_connected_player_keeps_their_seat_during_a_match() -> None:
    desk = start_match(ANN, BEN)
    assert desk.refuses(ANN, p.Remove, seat=1) == "table-playing"
    assert desk.refuses(ANN, p.Replace, seat=1, level="easy") == "player-present"
    assert desk.refuses(ANN, p.Close) == "players-present"
    with pytest.raises(KnolleError, match="A person is playing"):
        desk.offer(1)
    desk.do(BEN, p.Rise)
    desk.do(ANN, p.Replace, seat=1, level="easy")
    assert (desk.table.seat_of(BEN), desk.table.seats[1].level) == (1, "easy"), "the seat remains theirs"


def test_an_offered_seat_goes_once_to_whoever_has_the_secret() -> None:
    desk = start_match(ANN, BEN)
    desk.do(BEN, p.Rise)
    desk.offer(1, "sesame")
    assert desk.refuses(DAN, p.Sit, name="Dan", offer="poppy") == "bad-offer"
    assert desk.refuses(DAN, p.Sit, name="Dan") == "table-playing"
    assert desk.do(DAN, p.Sit, name="Dan", offer="sesame").guests == (DAN,)
    assert desk.table.match.names == ("Ann", "Ben", "Agria"), "until cards are dealt"
    assert desk.refuses(CLEO, p.Sit, name="Cleo", offer="sesame") == "bad-offer"


def test_an_offer_ends_with_the_match() -> None:
    desk = start_match(ANN, bots={1: "easy"})
    desk.offer(1, "sesame")
    desk.play_out()
    assert desk.refuses(DAN, p.Sit, name="Dan", offer="sesame") == "table-over"


def test_a_removed_player_does_not_change_the_time_reserve() -> None:
    desk = open_desk(clock={"move": 10, "reserve": 60})
    seat = {"seat": 0}
    leaves = (BEN, BEN, p.Rise, {}), (BEN, ANN, p.Remove, seat), (ANN, ANN, p.Replace, seat | {"level": "easy"})
    for guest, by, command, fields in leaves:
        desk.do(guest, p.Sit, name=NAMES[guest], **seat)
        desk.do(by, command, **fields)
        assert desk.table.facts().clock.reserve == [60_000] * 3


# -- fair shuffles ---------------------------------------------------------------------------------


def test_the_commitment_comes_before_and_the_seed_after() -> None:
    desk = open_desk(players=3)
    facts = desk.table.facts()
    assert (facts.commitment, facts.seed) == (commitment(parse_seed(SEED)), None)
    desk.do(CLEO, p.Sit, name="Cleo", seat=2, commitment=commit("three"))
    desk.do(ANN, p.Sit, name="Ann", seat=0)
    desk.do(ANN, p.Commit, commitment=commit("one"))
    desk.do(ANN, p.Start)
    desk.do(CLEO, p.Reveal, text="three")
    assert desk.table.facts().entropy == [], "nobody can react to another's text"
    desk.do(ANN, p.Reveal, text="one")
    assert (desk.table.facts().entropy, desk.table.facts().seed) == (["one", "three"], None)
    assert desk.refuses(ANN, p.Commit, commitment=commit("late")) == "table-playing"
    desk.play_out()
    record = desk.table.match.record()
    assert (desk.table.facts().seed, record["seed"]) == (SEED, SEED)
    assert record["entropy"] == ["one", "three"]
    assert replay(record).result == desk.table.facts().result


def test_entropy_is_short_text() -> None:
    desk = open_desk()
    desk.do(ANN, p.Sit, name="Ann", commitment=commit("ü" * 128))
    assert desk.refuses(ANN, p.Reveal, text="ü" * 128) == "nothing-to-reveal"
    desk.do(ANN, p.Start)
    assert desk.refuses(ANN, p.Reveal, text="x" * 129) == "bad-entropy"
    assert desk.refuses(ANN, p.Reveal, text="\ud800") == "bad-entropy"
    assert desk.refuses(BEN, p.Reveal, text="x") == "not-seated"
    desk.do(ANN, p.Reveal, text="ü" * 128)
    assert desk.table.match.entropy == ("ü" * 128,)


def test_a_closed_table_publishes_its_seed_and_accepts_nothing() -> None:
    desk = start_match(ANN, bots={1: "easy", 2: "easy"})
    desk.do(ANN, p.Close)
    assert (desk.table.status, desk.table.facts().seed, desk.table.facts().result) == ("closed", SEED, None)
    assert desk.table.bots_to_move == []
    assert desk.refuses(ANN, p.Act, seq=desk.table.seq, action=0) == "table-closed"
    assert desk.refuses(BEN, p.Sit, name="Ben") == "table-closed"
    assert desk.refuses(ANN, p.Rematch) == "table-closed"


def test_a_rematch_has_a_new_commitment_and_asks_for_entropy_again() -> None:
    desk = start_match(ANN, BEN, entropy="e")
    assert desk.refuses(ANN, p.Rematch) == "table-playing"
    desk.play_out()
    first, seats = desk.table.facts(), [seat.name for seat in desk.table.seats]
    desk.do(BEN, p.Rematch)
    facts = desk.table.facts()
    assert (facts.status, facts.match, facts.result, facts.seed, facts.entropy) == ("waiting", 2, None, None, [])
    assert facts.commitment != first.commitment
    assert [seat.name for seat in desk.table.seats] == seats
    assert not any(seat.entropy for seat in facts.seats)
    assert desk.refuses(DAN, p.Start) == "not-host"
    desk.do(ANN, p.Rematch)
    desk.do(BEN, p.Start)
    desk.do(BEN, p.Commit, commitment=commit("again"))
    assert desk.refuses(BEN, p.Reveal, text="again") == "nothing-to-reveal", "Ann has not committed yet"
    desk.do(ANN, p.Commit, commitment=commit("and again"))
    desk.do(BEN, p.Reveal, text="again")
    desk.do(ANN, p.Reveal, text="and again")
    assert desk.table.match.entropy == ("and again", "again")


@pytest.mark.parametrize(("game", "players"), [("potato-man", 4), ("companeros", 3), ("hot-potato", 2)])
def test_the_starting_player_is_random(game: str, players: int) -> None:
    drawn = set()
    for k in range(40):
        desk = open_desk(game, players)
        desk.do(ANN, p.Sit, name="Ann", commitment=commit(f"{k}"))
        desk.do(ANN, p.Start)
        desk.do(ANN, p.Reveal, text=f"{k}")
        drawn.add(desk.table.starter)
    assert drawn == ({0} if game == "hot-potato" else set(range(players)))


# -- choices ---------------------------------------------------------------------------------------


def test_a_choice_made_on_an_older_state_is_stale() -> None:
    desk = start_match(ANN, BEN)
    before = desk.table.seq
    desk.do(BEN, p.Say, text="hello")
    desk.do(ANN, p.Act, seq=before, action=desk.table.match.legal(0)[0])  # chat does not make a choice stale
    assert desk.refuses(BEN, p.Act, seq=before, action=0) == "stale"
    assert desk.refuses(BEN, p.Act, seq=desk.table.seq + 1, action=0) == "stale"
    assert desk.refuses(ANN, p.Act, seq=desk.table.seq, action=0) == "not-your-turn"
    assert desk.refuses(DAN, p.Act, seq=desk.table.seq, action=0) == "not-seated"


def test_secret_choices_of_others_do_not_make_a_choice_stale() -> None:
    desk = start_match(ANN, BEN, game="hot-potato", players=2)
    seen = desk.table.seq
    for guest, seat in ((ANN, 0), (BEN, 1)):
        desk.do(guest, p.Act, seq=seen, action=desk.table.match.legal(seat)[0])
    assert desk.refuses(ANN, p.Act, seq=seen, action=0) == "stale"


# -- chat ------------------------------------------------------------------------------------------


def test_a_writer_has_one_number_under_all_names() -> None:
    desk = open_desk()
    desk.do(DAN, p.Say, text="one")
    desk.do(BEN, p.Say, text="two")
    desk.do(DAN, p.Sit, name="Dora")
    desk.do(DAN, p.Say, text="three")
    lines = [("Dan", 0), ("Ben", 1), ("Dora", 0)]
    assert [(line.name, line.by) for line in desk.table.chat] == lines
    assert [(line.name, line.by) for line in read_again(desk).chat] == lines


def test_chat_has_limits() -> None:
    desk = start_match(ANN)
    assert desk.refuses(ANN, p.Say, text="x" * 301) == "bad-chat"
    assert desk.refuses(ANN, p.Say, text="\u200e\n ") == "bad-chat"
    line = desk.do(DAN, p.Say, text="<b>hi</b>\n\u202e you").chat
    assert (line.name, line.seat, line.text) == ("Dan", None, "<b>hi</b> you")
    for k in range(100):
        desk.do(ANN, p.Say, text=f"{k}")
    assert [line.text for line in desk.table.chat] == [f"{k}" for k in range(40, 100)]


def test_a_spectator_may_not_speak_under_the_name_of_a_player() -> None:
    desk = open_desk()
    desk.do(BEN, p.Sit, name="Ann")
    for name, told in {"Ann": "Ann 2", "\u0410nn": "\u0410nn 2", "Cleo": "Cleo"}.items():
        step = deciding.decide(desk.table, p.Say(id=f"of {name}", text="hm"), CLEO, name, desk.now)
        assert isinstance(step, steps.Chatted) and (step.name, step.seat) == (told, None)
    with pytest.raises(KnolleError, match="Choose a name"):
        deciding.decide(desk.table, p.Say(id="nameless", text="hm"), CLEO, "", desk.now)


def test_a_full_journal_lets_a_match_only_end(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = start_match()
    monkeypatch.setattr(conditions, "MOST_ENTRIES", desk.table.seq)
    for command, fields in ((p.Say, {"text": "hm"}), (p.Undo, {}), (p.Rematch, {})):
        assert desk.refuses(ANN, command, **fields) == "journal-full"
    with pytest.raises(KnolleError, match="only lets its match end"):
        seating.promise(desk.table, p.Offer(id="x", seat=0), ANN, "secret")
    desk.act()
