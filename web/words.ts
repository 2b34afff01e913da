/** Splits the words of a game: those of its board come with the page, those of rules and lesson when they are opened. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ASKED = /^(.*\.ftl)\?(play|long)$/;
const LONG = ["Rules", "Lesson"];
/** Sections that the page never uses. */
const ELSEWHERE = ["Terminal"];

export type Part = "play" | "long";

/** Return the sections of a file that belong to a part, without comments; a section begins with `## ` and its name. */
export function partOf(text: string, part: Part): string {
  const name = (section: string) => /^## (.*)/.exec(section)?.[1] ?? "";
  const sections = text.split(/^(?=## )/m).filter((section) => !ELSEWHERE.includes(name(section)));
  const own = sections.filter((section) => LONG.includes(name(section)) === (part === "long"));
  return own.join("").replace(/^#.*\n|^\n/gm, "");
}

/** Return the files that every page needs: all but those of the rules page and the terminal. */
function firstFiles(root: string, language: string): string[] {
  const shared = readdirSync(join(root, "src/knolle/words", language)).filter(
    (name) => !/^(rules|terminal)/.test(name),
  );
  const games = globSync(`src/knolle/games/*/words/${language}.ftl`, { cwd: root });
  return [...shared.sort().map((name) => join("src/knolle/words", language, name)), ...games.sort()].map((name) =>
    join(root, name),
  );
}

/** Resolves `words:de` to the messages that every page needs, and `….ftl?play` or `….ftl?long` to a part of a file. */
export function words(root: string): Plugin {
  const read = (file: string, part: Part) => partOf(readFileSync(file, "utf8"), part);
  return {
    name: "knolle-words",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      const [, path, part] = ASKED.exec(id) ?? [];
      const files = path ? [path] : id.startsWith("\0words:") ? firstFiles(root, id.slice("\0words:".length)) : [];
      if (!files.length) return null;
      for (const file of files) this.addWatchFile(file);
      const texts = files.map((file) => read(file, (part ?? "play") as Part));
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}
