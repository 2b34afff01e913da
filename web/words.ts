/** Splits the words of a game: what its board says comes with the page, rules and lesson when they are opened. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = /^(.*\.ftl)\?(play|long)$/;
const LONG = ["Rules", "Lesson"];
/** Sections that the page never says. */
const ELSEWHERE = ["Terminal"];

export type Part = "play" | "long";

/** The sections of a catalogue file that belong to a part, without comments; a section begins with `## ` and its name. */
export function partOf(text: string, part: Part): string {
  const name = (section: string) => /^## (.*)/.exec(section)?.[1] ?? "";
  const sections = text.split(/^(?=## )/m).filter((section) => !ELSEWHERE.includes(name(section)));
  const own = sections.filter((section) => LONG.includes(name(section)) === (part === "long"));
  return own.join("").replace(/^#.*\n|^\n/gm, "");
}

/** Answers imports of `….ftl?play` and `….ftl?long` with that part of the file. */
export function splitWords(): Plugin {
  return {
    name: "knolle-words",
    enforce: "pre",
    load(id) {
      const [, path, part] = ASKED.exec(id) ?? [];
      if (!path) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(partOf(readFileSync(path, "utf8"), part as Part))}`;
    },
  };
}
