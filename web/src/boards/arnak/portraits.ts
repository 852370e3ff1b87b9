/** The faces of the twelve assistants: one head, and what tells each of them from the others. */

type Part = readonly [fill: string, path: string];

const line = (d: string): Part => ["none", d];
const HATS = {
  brim: ["wood", "M6 19q18 -8 36 0q-18 5 -36 0ZM14 17q0 -10 10 -10t10 10q-10 -4 -20 0Z"],
  cap: ["water", "M12 18q0 -10 12 -10t12 10ZM30 18q8 0 9 3q-6 1 -11 -1Z"],
  scarf: ["red", "M12 20q0 -13 12 -13t12 13q-12 -6 -24 0ZM12 19l-4 8l6 -3Z"],
  goggles: ["leaf", "M12 20q-1 -13 12 -13t12 13q-12 -5 -24 0Z"],
  captain: ["paper", "M11 17q-2 -8 13 -9q15 1 13 9q-13 -4 -26 0ZM12 17q12 -4 24 0v4q-12 -4 -24 0Z"],
  bowler: ["night", "M9 19q15 -5 30 0q-15 4 -30 0ZM14 17q0 -11 10 -11t10 11q-10 -3 -20 0Z"],
  bun: ["clay", "M12 24q-2 -15 12 -15t12 15q-3 -8 -12 -8t-12 8ZM20 9q0 -5 4 -5t4 5Z"],
  hair: ["wood", "M11 26q-3 -18 13 -18t13 18q-2 -10 -13 -10t-13 10Z"],
} as const satisfies Record<string, Part>;
const EXTRAS = {
  moustache: ["wood", "M18 30q3 -2 6 0q3 -2 6 0q-2 3 -6 1q-4 2 -6 -1Z"],
  beard: ["stone", "M13 26q0 14 11 14t11 -14q-3 4 -6 4q-5 -2 -10 0q-3 0 -6 -4Z"],
  glasses: line("M15 25a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M25 25a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M23 25h2"),
  goggled: ["gold", "M14 14a5 4 0 1 0 10 0a5 4 0 1 0 -10 0ZM24 14a5 4 0 1 0 10 0a5 4 0 1 0 -10 0Z"],
  earring: ["gold", "M35 29a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"],
  pipe: ["wood", "M28 32l9 2v-3h5v6h-6l-8 -3Z"],
  cross: ["red", "M22 11h4v3h3v4h-3v3h-4v-3h-3v-4h3Z"],
  monocle: ["sky", "M26 25a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM33 28l2 7"],
} as const satisfies Record<string, Part>;

/** Of each assistant: skin, coat, headgear and what else one remembers. */
const LOOKS: Readonly<Record<string, readonly [string, string, keyof typeof HATS, keyof typeof EXTRAS]>> = {
  assistant_1: ["bone", "plum", "bun", "monocle"],
  assistant_2: ["clay", "leaf", "hair", "glasses"],
  assistant_3: ["wood", "leaf", "scarf", "earring"],
  assistant_4: ["bone", "red", "brim", "earring"],
  assistant_5: ["clay", "paper", "bun", "cross"],
  assistant_6: ["bone", "stone", "cap", "beard"],
  assistant_7: ["clay", "wood", "goggles", "goggled"],
  assistant_8: ["bone", "night", "cap", "moustache"],
  assistant_9: ["wood", "water", "captain", "pipe"],
  assistant_10: ["clay", "leaf", "bowler", "moustache"],
  assistant_11: ["clay", "plum", "hair", "monocle"],
  assistant_12: ["wood", "gold", "brim", "beard"],
};

const FALLBACK = {
  bone: "#efd9b4",
  clay: "#c98a5b",
  wood: "#8f6036",
  plum: "#8a6a97",
  leaf: "#86a45a",
  red: "#c84a30",
  paper: "#fbf4e2",
  stone: "#a79f90",
  night: "#4a566b",
  water: "#74a9bc",
  gold: "#e3ae3e",
  sky: "#bcd4d6",
} as Record<string, string>;

const ink = ([fill, d]: Part) =>
  `<path d="${d}" fill="${fill === "none" ? "none" : `var(--i-${fill}, ${FALLBACK[fill] ?? "#ccc"})`}" stroke="var(--s-ink)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>`;

/** An assistant's head and shoulders, as the inside of an SVG of 48 × 48. */
export function portraitOf(kind: string): string {
  const [skin, coat, hat, extra] = LOOKS[kind] ?? ["bone", "leaf", "brim", "moustache"];
  const bust: Part[] = [
    [coat, "M6 47q2 -12 13 -12h10q11 0 13 12Z"],
    ["paper", "M20 35l4 8l4 -8Z"],
    [skin, "M13 22q0 -10 11 -10t11 10q0 14 -11 14t-11 -14Z"],
    line("M19 25v1M29 25v1M24 26l-1 4h2M21 33q3 1 6 0"),
    HATS[hat],
    EXTRAS[extra],
  ];
  return bust.map(ink).join("");
}
