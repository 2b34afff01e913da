"""What wins tricks in Potato Man? A file of records, asked with polars.

    knolle simulate potato-man --players 4 --matches 2000 --bots greedy --records matches.jsonl
    python examples/records.py matches.jsonl

A record is a line of JSON; docs/rules/record.md has every field. A trick's event follows the cards played in it.
"""

import argparse
from pathlib import Path

import polars as pl


def events(file: Path) -> pl.DataFrame:
    """All events of all matches, a row each, numbered by match and place."""
    matches = pl.read_ndjson(file, infer_schema_length=None).filter(pl.col("game") == "potato-man")
    rows = matches.select("log", "starter", winners=pl.col("result").struct.field("winners")).with_row_index("match")
    return rows.explode("log").with_row_index("place").unnest("log", separator=".")


def tricks(told: pl.DataFrame) -> pl.DataFrame:
    """How often each colour wins a trick, with which numbers, and which sack it brings."""
    won = told.filter(pl.col("log.type") == "trick").with_columns(
        colour=pl.col("log.card").str.head(1), number=pl.col("log.card").str.slice(1).cast(pl.Int32)
    )
    return (
        won.group_by("colour")
        .agg(
            tricks=pl.len(),
            share=pl.len() / len(won),
            number=pl.col("number").mean(),
            gold=(pl.col("log.sack") == "gold").mean(),
            nothing=pl.col("log.sack").is_null().mean(),
        )
        .sort("tricks", descending=True)
    )


def rounds(told: pl.DataFrame) -> pl.DataFrame:
    """Rounds that ended by a block, and how many sacks a round brought."""
    ended = told.filter(pl.col("log.type") == "round")
    blocks = told.filter(pl.col("log.type") == "block")
    return pl.DataFrame(
        {
            "rounds": [len(ended)],
            "blocked": [len(blocks) / len(ended)],
            "sacks": [ended["log.sacks"].list.sum().mean()],
        }
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="records of Potato Man, one a line")
    told = events(parser.parse_args().file)
    with pl.Config(tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True, float_precision=3):
        print(tricks(told))
        print(rounds(told))
