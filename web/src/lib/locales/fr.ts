/** The messages that every page needs; rules and lessons come later, the terminal has its own. */
const files = import.meta.glob<string>(
  [
    "../../../../src/knolle/words/fr/*.ftl",
    "!../../../../src/knolle/words/fr/{rules,terminal}*.ftl",
    "../../../../src/knolle/games/*/words/fr.ftl",
  ],
  { query: "?play", import: "default", eager: true },
);

export default Object.values(files);
