/** Opening a table and sitting down at it. */

import * as api from "../../table/api";
import type { GameCard, Opened, SeatWish } from "../../wire";
import { myself } from "../myself.svelte";
import { router, write } from "../router.svelte";

/** The bot one meets when one has not chosen: strong enough to be worth beating, quick enough not to bore. */
export function usualBot(card: GameCard): string {
  return card.bots.find((bot) => bot === "club") ?? card.bots.at(-1) ?? "random";
}

/** The seats of a table that is played at once: me, and as many bots as the game needs; a contest needs one. */
export function atOnce(card: GameCard): SeatWish[] {
  const bots = Math.max(card.cooperative ? 0 : 1, card.seats[0] - 1);
  return [
    { kind: "human" },
    ...Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", bot: usualBot(card) })),
  ];
}

/** Names for those who have not given one; they may be changed at any time. */
const CAMP_NAMES = [
  "Alma",
  "Basile",
  "Cléo",
  "Elias",
  "Flora",
  "Hugo",
  "Inès",
  "Jules",
  "Lina",
  "Malo",
  "Rose",
  "Théo",
];

export function campName(chance: number): string {
  return CAMP_NAMES[Math.floor(chance * CAMP_NAMES.length)] ?? "Alma";
}

/** Play at once: open, sit down, begin, go there. */
export async function playAtOnce(card: GameCard, seats = atOnce(card)): Promise<void> {
  const { begin, sit } = await import("../../table/deal");
  const opened = await api.open({ game: card.name, seats });
  await sit(opened.table, { seat: 0, name: myself.name || campName(Math.random()) });
  await begin(opened.id);
  router.go({ at: "table", id: opened.id, key: null });
}

/** A table at which a game teaches itself, and a name for whoever has none. */
export async function openLesson(game: string): Promise<Opened> {
  await myself.begun();
  if (myself.name === "") await myself.rename(campName(Math.random()));
  return api.lesson(game);
}

const invitation = (id: string) => `bivouac-invitation-${id}`;

/** The invitation of a table I opened, kept for as long as this window lives. */
export function keepInvitation(opened: Opened): void {
  sessionStorage.setItem(invitation(opened.id), opened.invitation);
}

export function keptInvitation(id: string): string | null {
  return sessionStorage.getItem(invitation(id));
}

/** The link for friends, with the invitation that human seats want while others are open. */
export function linkOf(id: string, key: string | null, base = location.origin): string {
  return base.replace(/\/$/, "") + write({ at: "table", id, key });
}

/** Is this page open under a name that means another machine to everybody else? */
export function isHere(hostname = location.hostname): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
