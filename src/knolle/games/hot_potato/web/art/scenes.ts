/** A scene per encounter, in a box of 100 by 60: its light, its shapes (path, colour) and its glaring eyes. */

export interface Scene {
  light: string;
  shapes: [path: string, fill: string][];
  eyes: [x: number, y: number];
}

const STEEL = "#c9d2d8";
const DARK = "#3b2a1d";

const KNOBS = [
  [50, 7],
  [50, 53],
  [26, 30],
  [74, 30],
  [33, 13],
  [67, 47],
  [67, 13],
  [33, 47],
]
  .map(([x, y]) => `M${x} ${y! - 3}a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z`)
  .join("");

export const SCENES: Record<string, Scene> = {
  "vicious-virus": {
    light: "#e6ecc6",
    shapes: [
      ["M50 6V54M26 30H74M33 13 67 47M67 13 33 47", "none"],
      [KNOBS, "#c8473a"],
      ["M50 13C61 13 68 21 67 31 67 41 59 48 50 47 40 47 32 40 33 30 33 20 40 13 50 13Z", "#93b83f"],
    ],
    eyes: [50, 28],
  },
  "furious-fryer": {
    light: "#f6d9a8",
    shapes: [
      [
        "M30 60C24 50 32 48 32 42 40 46 40 52 44 48 46 44 46 42 50 38 56 44 54 50 58 50 62 48 62 44 66 42 70 50 74 52 70 60Z",
        "#ef6a2a",
      ],
      ["M74 22H96V29H74Z", DARK],
      ["M20 18H80L75 46H25Z", "#5f6d78"],
      ["M20 19C26 9 32 22 38 14S50 18 56 13 72 8 80 19Z", "#f2b705"],
    ],
    eyes: [50, 31],
  },
  "bold-beetle": {
    light: "#dbe8bd",
    shapes: [
      ["M50 14 44 3M64 11V2M78 14 84 4M50 46 44 57M64 49V58M78 46 84 56M16 22 6 12M16 38 6 48", "none"],
      ["M32 18C20 14 12 20 12 30S20 46 32 42Z", "#d3782a"],
      ["M42 11C32 11 27 18 27 30S32 49 42 49Z", "#e08a35"],
      ["M41 10C72 4 94 16 94 30S72 56 41 50C36 38 36 22 41 10Z", "#f4c93e"],
      ["M41 19Q70 13 86 24M40 30H93M41 41Q70 47 86 36", "none"],
    ],
    eyes: [23, 30],
  },
  "wicked-weed": {
    light: "#cfe6ee",
    shapes: [
      ["M0 60V52Q50 44 100 52V60Z", "#8a5f38"],
      [
        "M50 52C40 50 28 54 18 48L26 46 14 38 26 39 22 30C36 34 46 42 50 52ZM50 52C60 50 72 54 82 48L74 46 86 38 74 39 78 30C64 34 54 42 50 52Z",
        "#3f8a43",
      ],
      ["M47 52V34H53V52Z", "#3f8a43"],
      ["M34 22 28 14 37 15 36 4 44 10 50 2 56 10 64 4 63 15 72 14 66 22C68 34 60 38 50 38S32 34 34 22Z", "#a05bb5"],
    ],
    eyes: [50, 24],
  },
  "nasty-knife": {
    light: "#f0d6c2",
    shapes: [
      ["M8 48H92V56H8Z", "#b98a4e"],
      ["M10 30 68 12V38C46 44 22 42 10 30Z", STEEL],
      ["M68 12 94 4 97 14 68 26Z", DARK],
    ],
    eyes: [50, 28],
  },
  "menacing-mould": {
    light: "#ddd6c4",
    shapes: [
      ["M16 54C10 40 14 24 26 14H78C90 22 92 42 86 54Z", "#d9ae6c"],
      [
        "M26 50C20 46 24 40 22 34 20 26 28 24 32 20 36 12 44 18 50 15 58 10 64 16 68 20 76 20 76 28 78 34 82 40 76 46 72 50 64 54 58 50 50 52 42 54 34 54 26 50Z",
        "#7fa88f",
      ],
      ["M31 30v.1M70 38v.1M42 46v.1M60 22v.1M36 40v.1", "none"],
    ],
    eyes: [51, 32],
  },
  "mighty-masher": {
    light: "#e6d9ee",
    shapes: [
      ["M10 52C24 44 76 44 90 52V60H10Z", "#f3dfae"],
      ["M44 0H56V20H44Z", "#a1452f"],
      ["M30 44V26C30 18 70 18 70 26V44H63V29C60 25 40 25 37 29V44Z", STEEL],
      ["M20 40H80V48H20Z", STEEL],
    ],
    eyes: [50, 34],
  },
  "pitiless-peeler": {
    light: "#d9e9df",
    shapes: [
      ["M62 40C74 36 84 44 78 50S64 48 68 56 84 58 92 54", "none"],
      ["M45 32H55V60H45Z", "#2e7d5b"],
      ["M28 10C26 28 40 34 50 34S74 28 72 10L66 12C66 24 58 28 50 28S34 24 34 12Z", STEEL],
      ["M26 6H74V14H26Z", STEEL],
    ],
    eyes: [50, 20],
  },
  "grim-grater": {
    light: "#dfe3ec",
    shapes: [
      ["M42 12C42 0 58 0 58 12", "none"],
      ["M36 12H64L74 56H26Z", STEEL],
      [
        "M37 44q3-4 6 0ZM47 44q3-4 6 0ZM57 44q3-4 6 0ZM33 52q3-4 6 0ZM43 52q3-4 6 0ZM53 52q3-4 6 0ZM62 52q3-4 6 0Z",
        DARK,
      ],
    ],
    eyes: [50, 25],
  },
  "frightful-frost": {
    light: "#cde5f7",
    shapes: [
      ["M0 0H100V10L94 26 88 9 82 18 76 8 70 30 62 8H38L30 28 24 8 17 18 12 9 6 26 0 10Z", "#f4fbff"],
      [
        "M50 18V58M33 28 67 48M67 28 33 48M44 20 50 26 56 20M44 56 50 50 56 56M32 34 39 32 37 25M68 42 61 44 63 51M68 34 61 32 63 25M32 42 39 44 37 51",
        "none",
      ],
      ["M50 27 60 33V43L50 49 40 43V33Z", "#9fcbea"],
    ],
    eyes: [50, 37],
  },
  "meddling-mole": {
    light: "#dde9c2",
    shapes: [
      ["M28 52C26 26 34 10 50 10S74 26 72 52Z", "#5a4a4a"],
      ["M50 26C56 26 59 30 58 33S53 38 50 38 43 36 42 33 44 26 50 26Z", "#f0a6a0"],
      ["M0 60C14 58 22 46 34 48 40 42 60 42 66 48 78 46 86 58 100 60Z", "#8a5f38"],
      [
        "M26 50C24 42 30 40 32 46 34 40 39 41 38 47 42 42 45 45 42 51ZM74 50C76 42 70 40 68 46 66 40 61 41 62 47 58 42 55 45 58 51Z",
        "#f0a6a0",
      ],
    ],
    eyes: [50, 22],
  },
  "sneaky-slug": {
    light: "#e8e4c4",
    shapes: [
      ["M3 54H94", "none"],
      ["M28 22 24 8M40 22 42 8", "none"],
      ["M24 54C20 40 20 22 34 20 46 20 46 32 52 32 68 28 84 40 94 54Z", "#b9803f"],
      ["M50 34C58 26 74 32 80 42 70 46 56 44 50 34Z", "#8f5c2b"],
    ],
    eyes: [33, 9],
  },
};

/** For encounters of a custom deck: something looks out of the dark. */
export const UNKNOWN: Scene = {
  light: "#ddd0ba",
  shapes: [
    ["M0 60V46Q50 38 100 46V60Z", "#8a5f38"],
    ["M22 48C22 6 78 6 78 48Z", "#2b1d16"],
  ],
  eyes: [50, 32],
};

/** The colour behind a scene: its light, darker in the dark theme. */
export function backOf(name: string): string {
  const { light } = SCENES[name] ?? UNKNOWN;
  return `light-dark(${light}, color-mix(in srgb, ${light} 45%, var(--paper)))`;
}
