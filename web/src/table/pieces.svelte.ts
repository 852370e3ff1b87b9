/** Every drawn piece and place: what it is called, how it stands, and all that happens when one touches it. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { PieceOptions, PieceState } from "../boards/board";
import { frame, spare } from "../look/frames";
import { appear, travel, wayOf, type Rects, type Way } from "./flip";
import type { Ids, Standing } from "./narrowing";

const LONG_PRESS = 450;
/** So many pieces are lit or pale in a frame: all of a rich board at once would take longer than one lasts. */
const A_FRAME = 8;
/** So many are sought in a frame by where a click would hit. */
const SOUGHT = 6;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the table decides about pieces. */
export interface PieceHost {
  standing(): Standing;
  /** Pieces the red pencil has marked. */
  changed(): ReadonlySet<string>;
  click(ids: Ids, options: PieceOptions): void;
  describe(state: PieceState): string;
  /** Does anything move on this screen? */
  lively(): boolean;
  /** Does one look back? Then arrows and the space bar belong to the film. */
  resting(): boolean;
}

/** An element as the piece it draws now. */
interface Drawn {
  ids: Ids;
  options: PieceOptions;
  /** Is it still drawn? A board that is told anew lets go of a piece and takes it up again at once. */
  held: boolean;
  /** Hear it no more. */
  silence: (() => void) | null;
}

export class Pieces {
  /** The piece under the pointer or the keyboard. */
  pointed = $state<string | null>(null);
  /** The piece whose help was asked for by a long press or a click that plays nothing. */
  asked = $state<string | null>(null);
  /** Pieces of the move under the pointer in the list. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** The one element of the board that the Tab key stops at. */
  #stop: Element | null = null;
  readonly #drawn = new Map<Element, Drawn>();
  /** What is marked, or will be in the next frame. */
  #marking: ReadonlySet<string> = new Set();
  /** How pieces will stand that are still drawn as they stood. */
  readonly #unlit = new Map<Element, PieceState>();
  readonly #host: PieceHost;

  constructor(host: PieceHost) {
    this.#host = host;
  }

  /** The attachment that makes an element a piece. */
  attach(id: string | Ids, options: PieceOptions): Attachment<Element> {
    const ids = typeof id === "string" ? [id] : id;
    return (element) => {
      const known = this.#drawn.get(element);
      // A board told anew names its pieces again: what hears their clicks stays as it is.
      const drawn: Drawn = known ?? { ids, options, held: true, silence: null };
      if (known === undefined)
        element.parentElement?.closest("[data-changed]")?.setAttribute("data-around", "");
      Object.assign(drawn, { ids, options, held: true });
      this.#drawn.set(element, drawn);
      write(element, "data-element", ids[0] ?? "");
      element.toggleAttribute("data-askable", options.askable === true);
      if (options.role === "group") this.#label(element, options);
      else this.#makeButton(element, ids, options);
      untrack(() => this.#show(element, drawn));
      if (options.role !== "group") drawn.silence ??= this.#listen(element, drawn);
      return () => {
        drawn.held = false;
        // A drawing may be taken away in the middle of drawing others, when no state may change.
        queueMicrotask(() => this.#forget(element, drawn));
      };
    };
  }

  /** Every piece as it stands to the question; an effect, as are the next two. */
  light(): void {
    const standing = this.#host.standing();
    for (const [element, { ids, options }] of this.#drawn)
      this.#light(element, standing(ids, options.askable ?? false));
  }

  /** What others have changed, in red pencil; a frame after what is told of it. */
  mark(): void {
    const changed = this.#host.changed();
    const draw = () => {
      if (changed !== this.#marking) return;
      for (const [element, { ids }] of this.#drawn) encircle(element, ids, changed);
    };
    this.#marking = changed;
    if (this.#host.lively()) void frame().then(draw);
    else draw();
  }

  /** The pieces of the move under the pointer. */
  hint(): void {
    for (const [element, { ids }] of this.#drawn) toggle(element, "data-hint", ids, this.hinted);
  }

  optionsOf(id: string): PieceOptions | null {
    const element = this.elementOf(id);
    return element === null ? null : (this.#drawn.get(element)?.options ?? null);
  }

  /** The first element that draws this id. */
  elementOf(id: string): Element | null {
    for (const [element, { ids }] of this.#drawn) if (ids.includes(id)) return element;
    return null;
  }

  /** Where it is on the screen; null for what is not drawn, or lies on a board that is folded away. */
  rectOf(id: string): DOMRect | null {
    const element = this.elementOf(id);
    return element !== null && isShown(element) ? element.getBoundingClientRect() : null;
  }

  /** Where everything is, before it moves. */
  rects(): Rects {
    const found = new Map<string, DOMRect>();
    for (const [element, { ids }] of this.#drawn) {
      const id = ids[0];
      if (id === undefined || found.has(id)) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width > 0 || rect.height > 0) found.set(id, rect);
    }
    return found;
  }

  /** Let everything travel from where it was, but what was carried already: what sets out, and when it has arrived. */
  moveFrom(
    before: Rects,
    pace: number,
    carried: ReadonlySet<string>,
  ): { ids: ReadonlySet<string>; arrived: Promise<unknown> } {
    const seen = new Set<string>();
    const moved = new Map<string, { element: Element; way: Way | "new" }>();
    for (const [element, { ids, options }] of this.#drawn) {
      const id = ids[0];
      if (id === undefined || seen.has(id) || carried.has(id) || options.role === "group") continue;
      const from = before.get(id);
      const way = from === undefined ? "new" : wayOf(element, from, element.getBoundingClientRect());
      seen.add(id);
      if (way !== null) moved.set(id, { element, way });
    }
    // Measured first, then set in motion: one after the other, everything would be laid out for each.
    const begun = [...moved.values()].map(({ element, way }) =>
      way === "new" ? appear(element, pace) : travel(element, way, pace),
    );
    const arrived = Promise.allSettled(begun.map((animation) => animation.finished));
    return { ids: new Set(moved.keys()), arrived };
  }

  /** The legal pieces no click could hit now: out of sight, or folded away; drawn twice, one in sight is enough. */
  async beyond(): Promise<Element[]> {
    const legal = [...this.#drawn.keys()].filter(
      (element) =>
        element.matches("[data-ids]") &&
        this.#isLegal(element) &&
        (isShown(element) || element.closest("[data-behind]") !== null),
    );
    const near = new Set<string>();
    for (const [at, element] of legal.entries()) {
      if (at > 0 && at % SOUGHT === 0 && this.#host.lively()) await spare();
      if (isInReach(element)) for (const id of this.#drawn.get(element)?.ids ?? []) near.add(id);
    }
    const out = legal.filter((element) => !this.#drawn.get(element)?.ids.some((id) => near.has(id)));
    const once = new Map(out.map((element) => [this.#drawn.get(element)?.ids[0], element]));
    return [...once.values()];
  }

  /** Give the Tab key a place on the board: where it was, else the first legal piece. */
  keepStop(): void {
    const drawn = this.#stop === null ? undefined : this.#drawn.get(this.#stop);
    if (this.#stop?.isConnected && drawn?.held && drawn.options.role !== "group" && isShown(this.#stop))
      return;
    const all = this.#inOrder();
    this.#stopAt(all.find((element) => this.#isLegal(element)) ?? all[0] ?? null);
  }

  focusStop(): void {
    this.keepStop();
    if (this.#stop instanceof HTMLElement || this.#stop instanceof SVGElement) this.#stop.focus();
  }

  #stopAt(element: Element | null): void {
    this.#stop?.setAttribute("tabindex", "-1");
    element?.setAttribute("tabindex", "0");
    this.#stop = element;
  }

  #forget(element: Element, drawn: Drawn): void {
    if (drawn.held) return;
    drawn.silence?.();
    this.#drawn.delete(element);
    this.#unlit.delete(element);
    const id = drawn.ids[0];
    if (this.#stop === element) this.#stop = null;
    if (this.pointed === id && this.elementOf(this.pointed ?? "") === null) this.pointed = null;
  }

  #label(element: Element, options: PieceOptions): void {
    write(element, "role", "group");
    write(element, "aria-label", options.name);
  }

  #makeButton(element: Element, ids: Ids, options: PieceOptions): void {
    if (!(element instanceof HTMLButtonElement)) write(element, "role", "button");
    write(element, "aria-label", options.name);
    write(element, "data-ids", ids.join(" "));
    write(element, "tabindex", this.#stop === element ? "0" : "-1");
  }

  /** A piece that was drawn, or has become another one, stands as it does. */
  #show(element: Element, { ids, options }: Drawn): void {
    this.#light(element, this.#host.standing()(ids, options.askable ?? false));
    encircle(element, ids, this.#host.changed());
    toggle(element, "data-hint", ids, this.hinted);
  }

  /** What was a choice goes out at once; a whole board is lit over some frames, its choices first. */
  #light(element: Element, state: PieceState): void {
    const now = element.getAttribute("data-state");
    this.#unlit.delete(element);
    if (
      now === state ||
      now === null ||
      now === "legal" ||
      now === "selected" ||
      state === "selected" ||
      !this.#host.lively()
    ) {
      this.#draw(element, state);
      return;
    }
    if (this.#unlit.size === 0) void spare().then(() => this.#lightSome());
    this.#unlit.set(element, state);
  }

  #lightSome(): void {
    const unlit = [...this.#unlit];
    const choices = unlit.filter(([, state]) => state === "legal");
    for (const [element, state] of (choices.length > 0 ? choices : unlit).slice(0, A_FRAME)) {
      this.#unlit.delete(element);
      this.#draw(element, state);
    }
    if (this.#unlit.size > 0) void spare().then(() => this.#lightSome());
  }

  #draw(element: Element, state: PieceState): void {
    write(element, "data-state", state);
    element.toggleAttribute("data-pale", state === "cannot");
    if (this.#drawn.get(element)?.options.role === "group") return;
    write(element, "aria-pressed", String(state === "selected"));
    write(element, "aria-description", this.#host.describe(state));
  }

  /** Is it a choice now, lit already or in a moment? */
  #isLegal(element: Element): boolean {
    return (this.#unlit.get(element) ?? element.getAttribute("data-state")) === "legal";
  }

  #listen(element: Element, drawn: Drawn): () => void {
    const controller = new AbortController();
    const on = (type: string, heard: (event: Event) => void) =>
      element.addEventListener(type, heard, { signal: controller.signal });
    const point = () => (this.pointed = drawn.ids[0] ?? null);
    const unpoint = () => {
      if (this.pointed === drawn.ids[0]) this.pointed = null;
    };
    const press = new LongPress(() => (this.asked = drawn.ids[0] ?? null));
    on("pointerenter", point);
    on("pointerleave", unpoint);
    on("focus", () => {
      this.#stopAt(element);
      point();
    });
    // A focused piece that is taken away blurs in the middle of drawing, when no state may change.
    on("blur", () => queueMicrotask(unpoint));
    on("pointerdown", (event) => press.begin(event as PointerEvent));
    for (const type of ["pointerup", "pointercancel", "pointerleave"]) on(type, () => press.end());
    on("contextmenu", (event) => {
      event.preventDefault();
      this.asked = drawn.ids[0] ?? null;
    });
    on("click", () => {
      if (!press.taken()) this.#host.click(drawn.ids, drawn.options);
    });
    on("keydown", (event) => this.#key(event as KeyboardEvent, element, drawn));
    return () => {
      press.end();
      controller.abort();
    };
  }

  #key(event: KeyboardEvent, element: Element, { ids, options }: Drawn): void {
    const direction = ARROWS[event.key];
    if (this.#host.resting() && (direction !== undefined || event.key === " ")) return;
    if (direction !== undefined) this.#step(element, direction);
    else if ((event.key === "Enter" || event.key === " ") && !(element instanceof HTMLButtonElement))
      this.#host.click(ids, options);
    else if (event.key === "?") this.asked = ids[0] ?? null;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the nearest piece in that direction; what lies straight ahead is nearer than what lies aside. */
  #step(from: Element, [dx, dy]: readonly [number, number]): void {
    const here = centre(from);
    let nearest: Element | null = null;
    let least = Infinity;
    for (const element of this.#inOrder()) {
      const there = centre(element);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (element === from || along < 4 || along + 2 * aside >= least) continue;
      nearest = element;
      least = along + 2 * aside;
    }
    if (nearest instanceof HTMLElement || nearest instanceof SVGElement) nearest.focus();
  }

  #inOrder(): Element[] {
    return [...this.#drawn]
      .filter(([element, { options }]) => options.role !== "group" && isShown(element))
      .map(([element]) => element)
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }
}

/** Set it if it changes: what is written again is worked out again. An empty one is taken away. */
function write(element: Element, name: string, value: string): void {
  if ((element.getAttribute(name) ?? "") === value) return;
  if (value === "") element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function toggle(element: Element, name: string, ids: Ids, among: ReadonlySet<string>): void {
  element.toggleAttribute(
    name,
    ids.some((id) => among.has(id)),
  );
}

/** The red pencil goes round a piece, not round what holds pieces. */
function encircle(element: Element, ids: Ids, changed: ReadonlySet<string>): void {
  toggle(element, "data-changed", ids, changed);
  const around = element.hasAttribute("data-changed") && element.querySelector("[data-ids]") !== null;
  element.toggleAttribute("data-around", around);
}

/** Would a click at its middle hit it, or a piece that lies on it? */
function isInReach(element: Element): boolean {
  if (!isShown(element)) return false;
  const { x, y } = centre(element);
  const hit = document.elementFromPoint(x, y);
  const piece = hit?.closest("[data-ids]") ?? null;
  // One's own pieces on a phone's sheet lie over the board, and no piece of the board shows under them.
  const same = piece?.closest("main") === element.closest("main");
  return element.contains(hit) || (piece !== null && same && showsAside(element));
}

/** Parts of a piece's width and height at which it may show beside another that lies over its middle. */
const ASIDE = [0.04, 0.2, 0.35, 0.65, 0.8, 0.96];
/** So many pixels of it must show there, each way: less is a hair that nobody hits. */
const SHOWN = 20;

/** Does a piece under another one show enough to be hit, or have a tag that is drawn above it? */
function showsAside(element: Element): boolean {
  const ids = element.getAttribute("data-ids") ?? "";
  if (document.querySelector(`[data-grip="${CSS.escape(ids)}"]`) !== null) return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  const half = SHOWN / 2;
  const within = (from: number, size: number, part: number) =>
    from + Math.min(Math.max(size * part, half), Math.max(size - half, half));
  const shows = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("[data-ids]") === element;
  return ASIDE.some((across) =>
    ASIDE.some((down) => {
      const [x, y] = [within(left, width, across), within(top, height, down)];
      const reach = half - 1;
      return (
        shows(x, y) &&
        shows(x - reach, y - reach) &&
        shows(x + reach, y - reach) &&
        shows(x - reach, y + reach) &&
        shows(x + reach, y + reach)
      );
    }),
  );
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** A finger that stays asks what a thing is; the click that follows its lifting plays nothing. */
class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  readonly #asks: () => void;

  constructor(asks: () => void) {
    this.#asks = asks;
  }

  begin(event: PointerEvent): void {
    this.#held = false;
    if (event.pointerType === "mouse") return;
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#asks();
    }, LONG_PRESS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Was this click the end of a long press? Asked once. */
  taken(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }
}

function centre(element: Element): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
