/** On a phone one board lies open at a time: which one holds a piece, and which to open for a question. */

import type { Move } from "../../wire";

export const TABS = ["sites", "research", "cards"] as const;
export type Tab = (typeof TABS)[number];

/** The drawing on each tab. */
export const TAB_ICONS: Readonly<Record<Tab, string>> = {
  sites: "discover",
  research: "glass",
  cards: "cards",
};

/** The board a piece lies on, or null for what one has in front of oneself. */
export function tabOf(element: string, guards: ReadonlySet<string>): Tab | null {
  if (/^(space|site)-/.test(element) || guards.has(element)) return "sites";
  if (/^(track|temple|supply)-/.test(element)) return "research";
  return element.startsWith("card-") ? "cards" : null;
}

/** The pieces of moves by the board they lie on. */
export function tabsOf(moves: readonly Move[], guards: ReadonlySet<string>): Map<Tab, Set<string>> {
  const found = new Map<Tab, Set<string>>();
  for (const element of new Set(moves.flatMap((move) => move.elements))) {
    const tab = tabOf(element, guards);
    if (tab !== null) found.set(tab, (found.get(tab) ?? new Set()).add(element));
  }
  return found;
}

/** The board to show: the one that lies open, unless no answer is there nor in front of oneself. */
export function tabFor(open: Tab, moves: readonly Move[], guards: ReadonlySet<string>): Tab {
  const found = tabsOf(moves, guards);
  if (found.size === 0 || found.has(open)) return open;
  const elsewhere = moves.every((move) => move.elements.length === 0 || tabsOf([move], guards).size > 0);
  return elsewhere ? ([...found.keys()][0] ?? open) : open;
}
