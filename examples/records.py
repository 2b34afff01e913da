"""Analyse a file of Potato Man records with polars: what wins tricks?

    knolle simulate potato-man --players 4 --matches 2000 --bots greedy --records matches.jsonl
    python examples/records.py matches.jsonl

A record is one line of JSON; docs/rules/record.md describes every field. The event of a trick follows the events of the
cards played in it.
"""

import argparse
from pathlib import Path

import polars as pl


def events(file: Path) -> pl.DataFrame:
    """Return all events of all matches, one row each, numbered by match and by place."""
    matches = pl.read_ndjson(file, infer_schema_length=None).filter(pl.col("game") == "potato-man")
    rows = matches.select("log", "starter", winners=pl.col("result").struct.field("winners")).with_row_index("match")
    return rows.explode("log").with_row_index("place").unnest("log", separator=".")


def tricks(told: pl.DataFrame) -> pl.DataFrame:
    """Return for each colour how often it wins a trick, its mean winning number and the sacks that it brings."""
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
    """Return the share of rounds that ended by a block, and the mean number of sacks won in a round."""
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
    parser.add_argument("file", type=Path, help="records of Potato Man, one per line")
    told = events(parser.parse_args().file)
    with pl.Config(tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True, float_precision=3):
        print(tricks(told))
        print(rounds(told))
