/** The words of a game are loaded in two parts: those of its board at once, long texts when they are opened. */
import { expect, test } from "vitest";
import { partOf } from "../../words.ts";

const TEXT = `### A game

## Board
board = Board

## Terminal
terminal = Terminal

## Rules

# A comment
rule-1 = Rule

## Lesson
lesson = Lesson
`;

test("each part has its own sections and no others", () => {
  const ids = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]);
  expect(ids(partOf(TEXT, "play"))).toEqual(["board"]);
  expect(ids(partOf(TEXT, "long"))).toEqual(["rule-1", "lesson"]);
});
