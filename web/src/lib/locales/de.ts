/** The messages that every page needs; rules and lessons come later, the terminal has its own. */
const files = import.meta.glob<string>(
  [
    "../../../../src/knolle/words/de/*.ftl",
    "!../../../../src/knolle/words/de/{rules,terminal}*.ftl",
    "../../../../src/knolle/games/*/words/de.ftl",
  ],
  { query: "?play", import: "default", eager: true },
);

export default Object.values(files);
