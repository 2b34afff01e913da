/** The messages that every page needs; rules and lessons come later, the terminal has its own. */
const files = import.meta.glob<string>(
  ["../../../../src/knolle/locales/fr/*.ftl", "!../../../../src/knolle/locales/fr/{rules,learn,terminal}*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
