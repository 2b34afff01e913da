"""Finished matches: the record, the deal check, and the review of choices."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knolle.bots import judge
from knolle.bots.contract import NOTABLE
from knolle.core import record
from knolle.core.fair import commitment
from knolle.server.after import judging, replaying
from knolle.words.catalogue import own_id
from server.visiting import code_of, open_table, play_match, run_async, visiting


@pytest.mark.parametrize("game", ["potato-man", "hot-potato"])
@run_async
async def test_the_record_and_the_check_are_valid(tmp_path: Path, game: str) -> None:
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit, game)
        table = (await ann.get(f"/api/tables/{key}")).json()["table"]
        told = await ann.get(f"/api/tables/{key}/record")
        assert told.status_code == 200
        match = record.replay(record.parse(told.content))
        assert match.names == ("P0", "P1") and match.entropy == ("of 0", "of 1")
        assert told.json()["result"] == table["result"]
        check = (await visit.browser().get(f"/api/tables/{key}/check")).json()
        assert check["holds"] and check["refusal"] is None
        assert check["commitment"] == table["commitment"] == commitment(bytes.fromhex(check["seed"]))
        assert check["committed"] <= check["started"]
        assert check["events"] == len(told.json()["log"])
        assert check["shuffles"] == match.n_shuffles > 0
        assert check["choices"] == sum(map(len, match.choices))


@run_async
async def test_a_finished_match_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit)
        path, hub = f"/api/tables/{key}/record?match=1", visit.app.state.hub
        first = await ann.get(path)
        hub.drop(hub.rooms[key])
        monkeypatch.setattr(hub.storage, "journal", None)
        assert (await ann.get(path)).json() == first.json()


@run_async
async def test_a_running_match_keeps_its_secrets(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben = await visit.guest("Ann"), await visit.guest("Ben")
        key = await open_table(ann)
        seed = (await visit.app.state.hub.room(key)).table.seed
        for status in ("waiting", "playing"):
            for what in ("record", "check", "review?seat=0"):
                refused = await ann.get(f"/api/tables/{key}/{what}")
                assert code_of(refused) == (409, "match-not-over")
            shown = await ann.get(f"/api/tables/{key}")
            assert shown.json()["table"]["status"] == status
            assert seed not in shown.text
            if status == "waiting":
                players = [await visit.at_table(visitor, key) for visitor in (ann, ben)]
                for player in players:
                    await player.ask("sit", name="N")
                await players[0].ask("start")
        for player in players:
            await player.link.close()


@run_async
async def test_earlier_matches_of_a_table_stay(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, ben, key = await play_match(visit)
        first = (await ann.get(f"/api/tables/{key}/record")).json()
        player = await visit.at_table(ann, key)
        assert (await player.ask("rematch"))["type"] == "done"
        await player.link.close()
        assert code_of(await ann.get(f"/api/tables/{key}/record")) == (409, "match-not-over")
        assert (await ann.get(f"/api/tables/{key}/record?match=1")).json() == first
        await visit.play(key, ann, ben, seed=7)
        second = (await ann.get(f"/api/tables/{key}/record")).json()
        assert second["seed"] != first["seed"]
        assert (await ann.get(f"/api/tables/{key}/record?match=2")).json() == second
        checks = [(await ann.get(f"/api/tables/{key}/check?match={n}")).json() for n in (1, 2)]
        assert all(check["holds"] for check in checks)
        assert checks[0]["started"] < checks[1]["committed"] <= checks[1]["started"]
        assert (await ann.get(f"/api/tables/{key}/record?match=1")).json() == first
        assert code_of(await ann.get(f"/api/tables/{key}/record?match=3")) == (404, "no-such-match")


@run_async
async def test_an_abandoned_match_has_a_seed_and_no_record(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann, players=2, bots={"1": "easy"})
        player = await visit.at_table(ann, key)
        await player.ask("sit", name="Ann")
        await player.ask("start")
        assert (await player.ask("close"))["type"] == "done"
        await player.link.close()
        table = (await ann.get(f"/api/tables/{key}")).json()["table"]
        assert table["status"] == "closed"
        assert commitment(bytes.fromhex(table["seed"])) == table["commitment"]
        assert code_of(await ann.get(f"/api/tables/{key}/record")) == (409, "match-broken-off")


@run_async
async def test_a_closed_table_still_has_its_matches(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit)
        player = await visit.at_table(ann, key)
        assert (await player.ask("close"))["type"] == "done"
        await player.link.close()
        assert (await ann.get(f"/api/tables/{key}/record")).status_code == 200


# -- the review ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["potato-man", "hot-potato"])
@run_async
async def test_a_review_judges_every_choice(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "WORLDS", 1)
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit, game)
        told = (await ann.get(f"/api/tables/{key}/review?seat=1")).json()
        match = record.replay((await ann.get(f"/api/tables/{key}/record")).json())
        own = [choices for choices in match.choices if 1 in choices]
        assert (told["match"], told["seat"], told["names"][1]) == (1, 1, "P1")
        assert told["is_whole"] and len(told["decisions"]) == len(own)
        score = ["say", own_id("score-counted", game), {"points": ["num", NOTABLE, "count"]}, None]
        basis = {"simulations": judge.n_worlds(match.game), "score": score}
        assert told["basis"] == ["say", "review-honest", basis, None]
        judged = [one for one in told["decisions"] if one["values"]]
        assert judged
        for one in judged:
            losses = [value["loss"] for value in one["values"]]
            assert losses == sorted(losses) and losses[0] == 0
            mine = next(value for value in one["values"] if value["action"] == one["chosen"])
            assert one["lost"] == mine["loss"] >= 0
            assert one["chance"] == one["values"][0]["chance"]
            assert 0 <= one["chance"] <= 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [("potato-man", {"rounds": 1}), ("companeros", {"memory": "on"})])
@run_async
async def test_a_hint_that_was_followed_is_no_mistake(
    tmp_path: Path, game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "WORLDS", 1)
    async with visiting(tmp_path) as visit:
        ann = await visit.guest("Ann")
        key = await open_table(ann, game, 3, options=options, settings={"hints": True})
        player = await visit.at_table(ann, key)
        await player.ask("sit", name="Ann")
        assert (await player.ask("start"))["type"] == "done"
        while player.state.table["status"] != "over":
            if player.is_asked:
                await player.act((await player.ask("hint"))["values"][0]["action"])
            else:
                await player.hear()
        seat = player.state.you["seat"]
        told = (await ann.get(f"/api/tables/{key}/review?seat={seat}")).json()
        verdicts = {one["verdict"] for one in told["decisions"]}
        assert "best" in verdicts <= {"best", "only"}
        await player.link.close()


@run_async
async def test_a_review_is_reproducible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "WORLDS", 1)
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit)
        first = (await ann.get(f"/api/tables/{key}/review?seat=0")).json()
    async with visiting(tmp_path) as visit:
        again = visit.browser(cookies=ann.cookies)
        assert (await again.get(f"/api/tables/{key}/review?seat=0")).json() == first


@run_async
async def test_a_review_is_made_once_and_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    n_judged = 0
    judged = judging.judge

    def counted(*about: Any) -> Any:
        nonlocal n_judged
        n_judged += 1
        return judged(*about)

    monkeypatch.setattr(judge, "WORLDS", 1)
    monkeypatch.setattr(judging, "judge", counted)
    async with visiting(tmp_path) as visit:
        ann, ben, key = await play_match(visit)
        path = f"/api/tables/{key}/review?seat="
        both = await asyncio.gather(ann.get(path + "0"), ann.get(path + "1"))
        assert sorted(answer.status_code for answer in both) == [200, 429]
        refused = next(answer for answer in both if answer.status_code == 429)
        assert code_of(refused) == (429, "review-under-way")
        done = next(answer for answer in both if answer.status_code == 200).json()
        before = n_judged
        assert (await ben.get(path + str(done["seat"]))).json() == done
        assert n_judged == before
        assert code_of(await visit.browser().get(path + "0")) == (401, "no-guest")
        assert code_of(await ann.get(path + "2")) == (404, "no-such-seat")


@run_async
async def test_a_long_match_is_reviewed_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "WORLDS", 1)
    monkeypatch.setattr(judging, "MOST_DECISIONS", 3)
    async with visiting(tmp_path) as visit:
        ann, _, key = await play_match(visit, options={"rounds": 3})  # one round may be blocked at once
        told = (await ann.get(f"/api/tables/{key}/review?seat=0")).json()
        assert len(told["decisions"]) == 3 and not told["is_whole"]


@run_async
async def test_a_replay_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    make = replaying.replay
    monkeypatch.setattr(replaying, "replay", lambda *given: made.append(given[1]) or make(*given))
    async with visiting(tmp_path) as visit:
        _, _, key = await play_match(visit)
        paths = [f"/api/tables/{key}/replay?seat={seat}" for seat in (0, 0, 1, 0)]
        told = await asyncio.gather(*(visit.browser().get(path) for path in paths))
        assert {answer.status_code for answer in told} == {200} and told[0].text == told[3].text != told[2].text
    assert made == [0, 1]
