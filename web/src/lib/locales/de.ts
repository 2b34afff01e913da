/** The messages that every page needs; rules and lessons come later. */
const files = import.meta.glob<string>(
  ["../../../../src/knolle/locales/de/*.ftl", "!../../../../src/knolle/locales/de/{rules,learn}*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
