/** The messages that every page needs; rules and lessons come later, the terminal has its own. */
const files = import.meta.glob<string>(
  ["../../../../src/knolle/locales/it/*.ftl", "!../../../../src/knolle/locales/it/{rules,learn,terminal}*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
