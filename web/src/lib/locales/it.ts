/** The messages that every page needs; rules and lessons come later, the terminal has its own. */
const files = import.meta.glob<string>(
  [
    "../../../../src/knolle/words/it/*.ftl",
    "!../../../../src/knolle/words/it/{rules,terminal}*.ftl",
    "../../../../src/knolle/games/*/words/it.ftl",
  ],
  { query: "?play", import: "default", eager: true },
);

export default Object.values(files);
