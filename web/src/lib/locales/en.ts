/** The messages that every page needs; rules and lessons come later, the terminal has its own. */
const files = import.meta.glob<string>(
  [
    "../../../../src/knolle/words/en/*.ftl",
    "!../../../../src/knolle/words/en/{rules,terminal}*.ftl",
    "../../../../src/knolle/games/*/words/en.ftl",
  ],
  { query: "?play", import: "default", eager: true },
);

export default Object.values(files);
