/** The contract of a board: what the frame hands to it, and what it may offer in return. */

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Lang } from "../words/words.svelte";
import type { Move, Witnessed } from "../wire";
import type { Asked, Entry, Seen } from "./shapes";

/** What every game's outlook has; a board narrows it to its own type in `outlook.ts`. */
export interface Outlook extends Seen {
  players: Record<string, unknown>[];
  prompt: Asked & Record<string, unknown>;
  [key: string]: unknown;
}

/** A kind of piece in words and icons, as the server's catalogue tells it, with what only its game knows. */
export interface CatalogueEntry extends Entry {
  [key: string]: unknown;
}

/** An event as this seat witnessed it. */
export interface GameEvent {
  kind: string;
  seat?: number;
  element?: string;
  from?: string;
  to?: string;
  count?: number;
  [fact: string]: unknown;
}

export type PieceState = "rest" | "legal" | "could" | "selected" | "cannot";

export interface PieceOptions {
  /** What a screen reader calls it, in the player's language: "Goblin, site 3, one wound". */
  name: string;
  /** The kind in the catalogue, for the help panel; null while it is face down. */
  kind?: string | null;
  /** True for what is usually an answer: greyed, and asked "why can't I?", when it is none in my turn. */
  askable?: boolean;
  /** The board itself shows what it is when a click plays nothing; a long press still asks. */
  shown?: boolean;
  /** Only for places that hold other pieces (never nest two pieces that are clickable): "group". */
  role?: "group";
}

/** Exact chances of a move, as the game's `odds` tells them; each board knows its own shape. */
export type Odds = Record<string, unknown>;

/** All that a board may know and use. Every property is reactive; read it in the template. */
export interface BoardTable<O extends Outlook = Outlook> {
  readonly game: string;
  readonly outlook: O;
  /** The seat one looks from, or -1 for an onlooker. */
  readonly viewer: number;
  readonly lang: Lang;
  /** Names of the seats, in order. */
  readonly names: readonly string[];
  /** The game's own words (`words/<lang>.ftl`): message or message.attribute; the id itself if unknown. */
  say(id: string, facts?: Record<string, string | number>): string;
  /** Is there such a message? */
  knows(id: string): boolean;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** The moves that remain after what was clicked; empty while it is not my turn or in the past. */
  readonly moves: readonly Move[];
  /** What was clicked so far. */
  readonly selected: readonly string[];
  /** The piece under the pointer or the keyboard, or null. */
  readonly pointed: string | null;
  /** Does one see the present (and not an earlier moment)? */
  readonly live: boolean;
  /** Is it seen to move, and nothing to be done yet? Then what is much to draw may come a frame later. */
  readonly moving: boolean;
  /** Does a guide say what to do? Then what it asks for is lit, and nothing else. */
  readonly taught: boolean;
  /** What happened last, in words: the events of the action that led here. */
  readonly happened: readonly Witnessed[];
  /** Everything that was witnessed and still holds, from the first moment on. */
  readonly story: readonly Witnessed[];
  /** Play a move by a button of the board's own; pieces do it by themselves. */
  play(move: Move): void;
  /** Does a page lie open over the table? What the frame shows of the end waits until it is read. */
  reads(open: boolean): void;
  /** What the frame says about a piece at the moment (for previews and price tags). */
  state(id: string): PieceState;
  /** The exact odds of a move (by its text), asked once and kept; undefined until they are there. */
  odds(text: string): Odds | null | undefined;
  /**
   * Put on the element (HTML or SVG) that draws a piece or place: `<g {@attach table.piece("site-3", {…})}>`.
   * Several ids when one drawing stands for all of them: `piece(["site-3", "gallery-3-9"], …)`.
   * The frame sets `data-element`, `data-state` (legal, could, selected, cannot), `data-changed`, role,
   * label, focus, and does all that happens on click, key, hover and long press.
   */
  piece(id: string | readonly string[], options: PieceOptions): Attachment<Element>;
}

/** One thing that is seen to happen; the frame performs steps one after the other. */
export type Step =
  /** A piece or a token travels between two drawn elements (ids of pieces or places). */
  | { do: "travel"; from: string; to: string; piece?: string; icon?: string; seat?: number; count?: number }
  /** A piece turns over where it lies. */
  | { do: "flip"; piece: string; icon?: string; name?: string }
  /** A die rolls over an element and shows this icon. */
  | { do: "roll"; at: string; icon: string; name: string }
  /** A number counts up or down over an element. */
  | { do: "count"; at: string; by: number; icon?: string }
  /** A short note beside an element. */
  | { do: "note"; at: string; text: string; icon?: string };

/** Of all the events of a game, those of a kind. */
type OfKind<E, K> = E extends { kind: infer Kind } ? (K extends Kind ? E : never) : never;

/** How the events of a game are shown; without a row, they show only as the pieces that changed place. */
export type Motions<E extends { kind: string }> = {
  readonly [K in E["kind"]]?: (event: OfKind<E, K>, table: BoardTable) => Step[];
};

/** A piece that points come from: where it is drawn, and its drawing in small; none where it is only a place. */
export interface Source {
  id: string;
  icon: string;
}

/** By the line of points: what a seat counts there. */
export type Sources = Readonly<Record<string, (table: BoardTable, seat: number) => readonly Source[]>>;

/** How a move that gives something up is offered: as a quiet button, or as one that asks once as well. */
export type Yield = "quiet" | "asks";

/** What `boards/<game>/index.ts` exports as default. Components get `table`; see the props. */
export interface BoardModule {
  Board: Component<{ table: BoardTable }>;
  /** My goods, under the board. */
  Tray?: Component<{ table: BoardTable }>;
  /** What stands beside the question: a payment under way, a sum so far. */
  Beside?: Component<{ table: BoardTable }>;
  /** One line of an opponent's goods in the rail (the frame draws glyph and name beside it). */
  Opponent?: Component<{ table: BoardTable; seat: number }>;
  /** Do none of the pieces on those lines travel? Then they may be drawn a frame after the board. */
  calm?: boolean;
  /** An opponent that no seat holds, such as a solo rival: beside the lines of the others. */
  Rival?: Component<{ table: BoardTable }>;
  /** What the rail shows about the piece under the pointer, above its text from the catalogue. */
  Focus?: Component<{ table: BoardTable; id: string }>;
  /** By kind; the frame hands each row the events of its kind. */
  motions?: Readonly<Record<string, ((event: never, table: BoardTable) => Step[]) | undefined>>;
  /** The pieces each line of points comes from: they are shown while it is counted. */
  sources?: Sources;
  /** True when the board has a button for every answer: the question above it then needs none. */
  answers?: boolean;
  /** The first words of moves that give something up: never the green button; those that "ask" ask once. */
  yields?: Readonly<Record<string, Yield>>;
  /** The icon of a move by the first word of its text; without a row, the icon of that very name, if any. */
  verbs?: Readonly<Record<string, string>>;
}
