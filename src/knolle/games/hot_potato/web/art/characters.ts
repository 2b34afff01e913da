/** The six potatoes of Hot Potato!: their bodies, skins and usual faces; what they wear is in Character.svelte. */
import type { Mood } from "$/art/spud";

type PotatoName = "peeling" | "couch" | "poteto" | "rambo" | "robo" | "sweet";
export type Feeling = "plain" | "happy" | "sad";

interface Look extends Mood {
  body: number;
  skin: string;
  shade: string;
  card: string;
}

export const LOOKS: Partial<Record<string, Look>> & Record<PotatoName, Look> = {
  peeling: {
    body: 4,
    skin: "#f3dfae",
    shade: "#d9b873",
    card: "green",
    lid: 0.5,
    look: 0.9,
    brows: [-8, -8],
    mouth: "smirk",
  },
  couch: { body: 1, skin: "#d3a566", shade: "#a9783f", card: "blue", lid: 0.62, look: -0.2, mouth: "yawn" },
  poteto: {
    body: 3,
    skin: "#e0b274",
    shade: "#ba8748",
    card: "orange",
    lid: 0.15,
    look: 0.4,
    brows: [-6, -6],
    mouth: "smile",
  },
  rambo: { body: 0, skin: "#c08a52", shade: "#8f5f33", card: "red", lid: 0.4, look: 0, brows: [20, 20], mouth: "flat" },
  robo: { body: 0, skin: "#b9c4cc", shade: "#84939e", card: "purple", mouth: "flat" },
  sweet: { body: 2, skin: "#e39a78", shade: "#bd6a4d", card: "yellow", lid: 0.1, look: 0.2, up: 0.4, mouth: "smile" },
};

const FEELINGS: Record<Feeling, Mood> = {
  plain: {},
  happy: { lid: 0.1, mouth: "grin" },
  sad: { lid: 0.35, up: -0.6, brows: [-16, -16], mouth: "sulk" },
};

export const lookOf = (potato: string, mood: Feeling = "plain") => ({ ...LOOKS[potato]!, ...FEELINGS[mood] });
