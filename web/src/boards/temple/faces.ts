/** What a kind of card looks like: its deck's tone, its drawing, its number or letter. */

/** The face of a card, ready to be drawn. */
export interface Face {
  icon: string;
  /** The name of its tone. */
  tone: string;
  /** A number or letter beside the drawing. */
  mark: string;
}

/** By the first word of a kind: its tone and its drawing. */
const DECKS: Readonly<Record<string, readonly [tone: string, icon: string]>> = {
  statue: ["statue", "statue"],
  coin: ["coin", "coin"],
  weapon: ["weapon", "weapon"],
  manuscript: ["manuscript", "manuscript"],
  jewel: ["jewel", "jewel"],
  relic: ["relic", "relic"],
  plate: ["plate", "plate"],
  vampire: ["monster", "vampire"],
  mummy: ["monster", "mummy"],
  cross: ["monster", "cross"],
  coffin: ["monster", "coffin"],
  treasure: ["treasure", "treasure"],
  blessing: ["fate", "fate"],
  curse: ["fate", "curse"],
};

/** A card without its star: with and without one it is two kinds, and the same drawing. */
export function plainKind(kind: string): string {
  return kind.replace(/_star$/, "");
}

/** The face of a kind of card. */
export function faceOf(kind: string): Face {
  const plain = plainKind(kind);
  const [tone, icon] = DECKS[plain.split("_")[0] ?? ""] ?? ["statue", "card"];
  if (plain === "vampire_mummy") return { icon: "vampire_mummy", tone, mark: "" };
  const bonus = /^treasure_(money|assistant|action)/.exec(plain)?.[1];
  const letter = /^plate_([a-c])$/.exec(plain)?.[1]?.toUpperCase();
  if (letter) return { icon: `plate_${letter.toLowerCase()}`, tone, mark: letter };
  return { icon: bonus ?? icon, tone, mark: /_(\d)$/.exec(plain)?.[1] ?? "" };
}
