"""`knolle games`."""

import json

from typer.testing import CliRunner

from knolle.commands import app
from knolle.core.registry import games


def test_json_describes_every_game_and_option() -> None:
    done = CliRunner().invoke(app, ["games", "--json"])
    assert done.exit_code == 0
    data = json.loads(done.stdout)
    assert [one["slug"] for one in data] == [game.slug for game in games()]
    for one, game in zip(data, games(), strict=True):
        assert one["name"] == game.name
        assert one["players"] == list(game.players)
        assert [option["name"] for option in one["options"]] == [option.name for option in game.options]
        for said, option in zip(one["options"], game.options, strict=True):
            assert said["rule"] == option.rule
            assert said["allowed"] == option.allowed
            defaults = said["default"] if option.default_of else dict.fromkeys(map(str, game.players), said["default"])
            assert defaults == {str(n): option.default_for(n) for n in game.players}
            is_listed, is_whole = said["choices"] is not None, said["least"] is not None
            assert is_listed + is_whole + (option.load is not None) == 1


def test_potato_man_in_json() -> None:
    data = json.loads(CliRunner().invoke(app, ["games", "--json"]).stdout)[0]
    variant, gold, _, rounds, _ = data["options"]
    assert (variant["choices"], variant["only_players"], variant["default"]) == (
        ["standard", "no-green"],
        [3],
        "standard",
    )
    assert (gold["least"], gold["default"], gold["rule"]) == (0, 5, "PM-21")
    assert rounds["default"] == {"2": 2, "3": 3, "4": 4, "5": 5}


def test_every_option_is_in_the_table() -> None:
    done = CliRunner().invoke(app, ["games"], env={"COLUMNS": "160"})
    assert done.exit_code == 0
    for game in games():
        assert f"{game.name} ({game.slug}), {game.players[0]} to {game.players[-1]} players" in done.stdout
        for option in game.options:
            assert option.name in done.stdout
            assert option.rule in done.stdout
            assert option.allowed in done.stdout
