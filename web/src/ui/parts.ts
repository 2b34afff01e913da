/** Parts that games bring along in src/knolle/games/<folder>/web, by slug: the name of the folder with - for _. */
export const bySlug = <Part>(found: Record<string, Part>): ReadonlyMap<string, Part> =>
  new Map(Object.entries(found).map(([path, part]) => [path.split("/").at(-3)!.replaceAll("_", "-"), part]));
