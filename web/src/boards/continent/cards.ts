/** Cards by the kind an outlook names: their words, their actions, and where they lie. */

import type { BoardTable, CatalogueEntry } from "../board";
import type { Outlook as ContinentOutlook, Entry, Offer, Piece } from "./outlook";
import { continent } from "./seen";

/** A card as the catalogue tells it. */
export type Card = CatalogueEntry & Entry & { group: string };

type Catalogue = BoardTable["catalogue"];

const shelves = new WeakMap<Catalogue, ReadonlyMap<string, Card>>();

/** Every card under each of its copies' names: the catalogue tells those alike once. */
export function shelf(catalogue: Catalogue): ReadonlyMap<string, Card> {
  const known = shelves.get(catalogue);
  if (known !== undefined) return known;
  const all = new Map<string, Card>();
  for (const entry of catalogue.values()) {
    const card = entry as Card;
    for (const copy of card.copies) all.set(copy, card);
  }
  shelves.set(catalogue, all);
  return all;
}

/** The card of a kind. */
export function cardOf(table: BoardTable, kind: string | null | undefined): Card | undefined {
  return kind ? shelf(table.catalogue).get(kind) : undefined;
}

/** All open cards of an outlook with their ids. */
function* pieces(outlook: ContinentOutlook): Generator<Piece> {
  for (const cell of outlook.board) {
    if (cell.card !== null && cell.kind !== null) yield { id: cell.card, kind: cell.kind };
    yield* cell.attached;
  }
  for (const player of outlook.players) {
    yield* player.hand.cards;
    for (const item of player.items) yield* item?.cards ?? [];
  }
  yield* outlook.satchel;
  yield* outlook.reading;
  yield* outlook.past;
  yield* outlook.discard.cards ?? [];
  for (const drawn of outlook.action?.drawn ?? [])
    if (drawn.kind !== null) yield { id: drawn.id, kind: drawn.kind };
}

/** The open card of that id, if it is anywhere. */
export function pieceOf(outlook: ContinentOutlook, id: string | null | undefined): Piece | undefined {
  if (!id) return undefined;
  for (const piece of pieces(outlook)) if (piece.id === id) return piece;
  return undefined;
}

/** What may be begun on a card, or on a cell whose back offers something, barred or not. */
export function offersOn(outlook: ContinentOutlook, card: string | null, cell: string | null): Offer[] {
  return outlook.offers.filter(
    (offer) => (card !== null && offer.card === card) || (cell !== null && offer.cell === cell),
  );
}

/** What an explorer is called. */
export function explorerName(table: BoardTable, seat: number): string {
  const { adventure, players } = continent(table);
  const explorer = players[seat]?.explorer;
  return cardOf(table, `${adventure}/character-${explorer}`)?.name ?? table.names[seat] ?? "";
}

/** The icon that draws a card where there is no room for words. */
export function pictureOf(card: Card): string {
  return card.helps[0]?.icons[0] ?? card.attempts[0]?.icon ?? card.group;
}
