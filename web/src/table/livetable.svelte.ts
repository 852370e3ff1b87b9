/** A table in play as one window sees it: what the server told, what was clicked, what is being shown. */

import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameEvent, Odds, Outlook, PieceOptions, PieceState, Yield } from "../boards/board";
import type {
  Incoming,
  LessonStep,
  Move,
  News,
  Outgoing,
  Position,
  Presence,
  TableView,
  Told,
  Witnessed,
} from "../wire";
import { say, sayMistake, spoken, type Lang } from "../words/words.svelte";
import * as api from "./api";
import { latest, merge, since, touched, type Entry } from "./chronicle";
import { Connection, type LineState } from "./connection";
import { gamebook } from "./gamebook.svelte";
import { Happenings } from "./happenings";
import { seatName } from "./names";
import * as narrowing from "./narrowing";
import { Past } from "./past.svelte";
import { Pieces } from "./pieces.svelte";
import { Turns } from "./turns";

/** What shows events on the screen; the table screen sets it once the board is drawn. */
export interface Showman {
  show(event: GameEvent, pace: number): Promise<void>;
  /** The new position is drawn: what was carried is shown again, and named so that it does not travel twice. */
  settled(): ReadonlySet<string>;
}

export interface TableSettings {
  readonly asks: boolean;
  readonly reduced: boolean;
}

/** A kind of `Omit` that keeps the members of a union apart. */
type Unsigned = Incoming extends infer M ? (M extends { client: string } ? Omit<M, "client"> : never) : never;

export class LiveTable {
  readonly id: string;
  readonly past: Past;
  readonly pieces: Pieces;
  view = $state.raw<TableView | null>(null);
  /** The position that is shown; while events play it is behind what was told. */
  present = $state.raw<Position | null>(null);
  lines = $state.raw<readonly Told[]>([]);
  presence = $state.raw<Presence>({ type: "presence", seats: [], watchers: 0 });
  connection = $state<LineState>("connecting");
  closedBy = $state(0);
  /** Events are being shown. */
  busy = $state(false);
  /** Something was sent and not yet answered. */
  waiting = $state(false);
  refusal = $state.raw<api.RefusalView | null>(null);
  /** Why the piece that was clicked is no answer now. */
  whyNot = $state.raw<{ name: string; reasons: readonly api.RefusalView[] } | null>(null);
  selected = $state.raw<readonly narrowing.Ids[]>([]);
  /** What the others did since I last acted; told line by line, marked on the board. */
  readonly since = $derived<readonly Entry[]>(this.mine.length === 0 ? [] : since(this.lines, this.mine));
  /** The red pencil: all of that stays marked until I act; looking back, what that moment changed. */
  readonly changed = $derived.by<ReadonlySet<string>>(() => {
    if (this.past.looking) return new Set(touched(latest(this.lines, this.past.number)));
    if (this.mine.length === 0) return new Set(touched(latest(this.lines, null)));
    return new Set(this.waiting ? [] : this.since.flatMap(({ told }) => touched(told.events ?? [])));
  });
  /** What is being shown, in words. */
  telling = $state("");
  /** The sentence for the live region of the page. */
  announced = $state("");
  /** What I took back and may play again, the next one last. */
  redoable = $state.raw<readonly string[]>([]);
  /** The move that gives something up and waits for a second word. */
  yielding = $state.raw<Move | null>(null);
  /** Which moves give something up, by their first words; the board tells. */
  yields = $state.raw<Readonly<Record<string, Yield>>>({});
  showman: Showman | null = null;
  readonly #settings: TableSettings;
  readonly #connection: Connection;
  readonly #happenings: Happenings;
  readonly #odds = new SvelteMap<string, Odds | null>();
  readonly #asking = new Set<string>();
  readonly #turns = new Turns();
  #told = 0;

  constructor(id: string, settings: TableSettings) {
    this.id = id;
    this.#settings = settings;
    this.past = new Past({
      position: (number, seat) => api.position(id, { at: number, seat, lang: spoken.lang }),
      log: (seat) => api.log(id, { seat, lang: spoken.lang }),
    });
    this.pieces = new Pieces({
      state: (ids, askable) => this.stateOf(ids, askable),
      isChanged: (ids) => ids.some((element) => this.changed.has(element)),
      click: (ids, options) => this.click(ids, options),
      describe: (state) => describe(state),
    });
    this.#happenings = new Happenings(
      { show: (event, pace) => this.#show(event, pace), settle: (news, pace) => this.#settle(news, pace) },
      (idle) => (this.busy = !idle),
    );
    this.#connection = new Connection((after) => address(id, after), {
      after: () => this.#told,
      hear: (message) => this.#hear(message),
      state: (state, code) => {
        this.connection = state;
        this.closedBy = code;
      },
    });
  }

  end(): void {
    this.#connection.end();
  }

  /** Somebody sat down or got up: everything is told again, to whoever they are now. */
  renew(): void {
    this.#told = 0;
    this.#connection.renew();
  }

  // What is seen

  /** The position on the screen: an earlier one, or the present. */
  get position(): Position | null {
    return this.past.position ?? this.present;
  }

  get outlook(): Outlook | null {
    return (this.position?.outlook as Outlook | undefined) ?? null;
  }

  get book() {
    return gamebook(this.view?.game ?? "");
  }

  get mine(): readonly number[] {
    return this.view?.mine ?? [];
  }

  get names(): readonly string[] {
    return (this.view?.seats ?? []).map((seat, at) => seatName(seat.name, at));
  }

  /** Is the present shown, at rest, and the line open? */
  get live(): boolean {
    return !this.past.looking && !this.busy;
  }

  /** Every move I may make now. */
  get offered(): readonly Move[] {
    return this.live && !this.waiting ? (this.present?.moves ?? []) : [];
  }

  /** What the lesson asks for, if one is given. */
  get lesson(): LessonStep | null {
    return this.position?.lesson ?? null;
  }

  /** How a piece stands: in a lesson only what it asks for is lit, the rest could be done. */
  stateOf(ids: narrowing.Ids, askable: boolean): PieceState {
    const taught = this.lesson?.moves ?? [];
    if (taught.length === 0) return narrowing.stateOf(this.offered, this.selected, ids, askable);
    const guided = this.offered.filter((move) => taught.includes(move.text));
    const state = narrowing.stateOf(guided, this.selected, ids, false);
    if (state !== "rest") return state;
    const free = narrowing.stateOf(this.offered, this.selected, ids, askable);
    return free === "legal" ? "could" : free;
  }

  /** The moves that go with what was clicked. */
  get moves(): readonly Move[] {
    return narrowing.remaining(this.offered, this.selected);
  }

  /** The one move that is left and waits for a yes. */
  get pending(): Move | null {
    if (this.yielding !== null) return this.offered.includes(this.yielding) ? this.yielding : null;
    return this.selected.length > 0 && this.moves.length === 1 ? (this.moves[0] ?? null) : null;
  }

  /** How a move is offered that gives something up; null for one that goes on, or when there is no other. */
  yieldOf(move: Move): Yield | null {
    return this.offered.length > 1 ? (this.yields[move.text.split(" ", 1)[0] ?? ""] ?? null) : null;
  }

  get myTurn(): boolean {
    return (this.present?.moves.length ?? 0) > 0;
  }

  odds(text: string): Odds | null | undefined {
    const key = `${this.present?.seq ?? 0} ${text}`;
    if (!this.#odds.has(key) && !this.#asking.has(key)) void this.#askOdds(key, text);
    return this.#odds.get(key);
  }

  async #askOdds(key: string, text: string): Promise<void> {
    this.#asking.add(key);
    try {
      this.#odds.set(key, await api.odds(this.id, text));
    } catch {
      // The position went by, or the line is lost: the next one asks again.
    } finally {
      this.#asking.delete(key);
    }
  }

  // What is done

  click(ids: narrowing.Ids, options: PieceOptions): void {
    this.whyNot = null;
    const state = this.stateOf(ids, options.askable ?? false);
    if (state === "rest") this.pieces.asked = options.shown ? null : (ids[0] ?? null);
    else if (state === "cannot") void this.#askWhy(ids, options.name);
    else this.#select(narrowing.click(this.offered, this.selected, ids));
  }

  #select(selected: readonly narrowing.Ids[]): void {
    const before = this.selected.length;
    this.selected = selected;
    const only = this.pending;
    if (only === null || selected.length < before) return;
    if (this.#mayPlayAtOnce(only)) this.play(only);
  }

  /** A click on a piece is not yet a word: what cannot be taken back asks once. */
  #mayPlayAtOnce(move: Move): boolean {
    return !this.#settings.asks || this.offered.length === 1 || move.final === false;
  }

  async #askWhy(ids: narrowing.Ids, name: string): Promise<void> {
    const found = await Promise.all(ids.map((id) => api.obstacles(this.id, id, spoken.lang)));
    const reasons = found.flat().map((why) => why.refusal as unknown as api.RefusalView);
    const once = reasons.filter((why, at) => reasons.findIndex((other) => other.say === why.say) === at);
    this.whyNot = { name, reasons: once };
    this.announced = once.map((why) => why.say).join(" ");
  }

  /** One step back: from the past to now, from a question about a piece, from the last click. */
  back(): boolean {
    if (this.past.looking) this.past.now();
    else if (this.whyNot !== null || this.refusal !== null) this.whyNot = this.refusal = null;
    else if (this.pieces.asked !== null) this.pieces.asked = null;
    else if (this.yielding !== null) this.yielding = null;
    else if (this.selected.length > 0) this.selected = this.selected.slice(0, -1);
    else return false;
    return true;
  }

  /** Play a move by its button: one that gives up much asks once, unless one wants no questions. */
  choose(move: Move): void {
    if (this.#settings.asks && this.yieldOf(move) === "asks" && this.yielding !== move) this.yielding = move;
    else this.play(move);
  }

  play(move: Move): void {
    this.yielding = null;
    this.#turns.sent(move.text);
    this.selected = [];
    this.refusal = null;
    this.whyNot = null;
    // The button that was pressed goes away without the pointer ever leaving it.
    this.pieces.hinted = new Set();
    this.pieces.asked = null;
    this.waiting = true;
    this.#send({ type: "act", seq: this.#told, text: move.text });
  }

  /** May I take back my last action without asking? */
  get undoable(): boolean {
    return this.live && this.present !== null && this.present.undo !== null;
  }

  /** Take back the last action: freely, or by asking the others. */
  undo(): void {
    this.selected = [];
    this.waiting = true;
    this.#send({ type: "undo", seq: this.#told });
  }

  /** The move I took back last, if it may still be played. */
  get again(): Move | null {
    return this.offered.find((move) => move.text === this.redoable.at(-1)) ?? null;
  }

  /** Anything else one may ask of the table. */
  ask(message: Unsigned): void {
    this.#send(message);
  }

  skip(): void {
    this.#happenings.skip();
  }

  /** Everything is told again in another language; what was said in the old one is not left standing. */
  async speak(lang: Lang): Promise<void> {
    this.announced = "";
    this.whyNot = this.refusal = null;
    if (this.view !== null) await this.book.open(lang);
    this.#send({ type: "speak", lang });
    await this.past.forget();
  }

  #send(message: Unsigned): void {
    this.#connection.send({ ...message, client: this.#connection.client } as Incoming);
  }

  // What is heard

  #hear(message: Outgoing): void {
    if (message.type === "welcome") void this.#welcome(message);
    else if (message.type === "news") this.#hearNews(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "refused") this.#refused(message.refusal as unknown as api.RefusalView);
    else if (message.type === "stale" || message.type === "ack") this.waiting = this.#connection.busy;
    else if (message.type === "mistake") {
      this.waiting = false;
      const said = sayMistake(message.code, message.facts, message.reason);
      this.#refused({ code: "mistake", ruling: "", say: said, law: null });
    }
  }

  #refused(refusal: api.RefusalView): void {
    this.waiting = this.#connection.busy;
    this.refusal = refusal;
    this.announced = refusal.say;
  }

  #hearNews(news: News): void {
    this.#told = Math.max(this.#told, news.seq);
    this.#happenings.push(news);
  }

  async #welcome(told: Extract<Outgoing, { type: "welcome" }>): Promise<void> {
    const anew =
      this.view === null || (told.lines[0]?.seq ?? Infinity) <= this.#told || told.seq < this.#told;
    this.presence = told.presence;
    this.waiting = this.#connection.busy;
    if (!anew) {
      this.#hearNews({
        type: "news",
        seq: told.seq,
        lines: told.lines,
        table: told.table,
        position: told.position,
      });
      return;
    }
    this.#told = told.seq;
    this.#happenings.clear();
    this.view = told.table;
    this.lines = merge(this.lines, told.lines);
    this.present = told.position;
    await this.book.open(spoken.lang);
    await tick();
    this.pieces.keepStop();
  }

  async #show(witnessed: Witnessed, pace: number): Promise<void> {
    if (witnessed.say !== "") this.announced = this.telling = witnessed.say;
    await this.showman?.show(witnessed.event as GameEvent, pace);
  }

  async #settle(news: News, pace: number): Promise<void> {
    const before = this.pieces.rects();
    this.lines = merge(this.lines, news.lines);
    if (news.lines.some((line) => line.kind === "undone")) void this.past.forget();
    this.redoable = this.#turns.heard(news.lines, this.mine);
    if (news.table !== null) this.view = news.table;
    if (news.position !== null) {
      this.present = news.position;
      this.selected = [];
    }
    await tick();
    this.pieces.keepStop();
    const carried = this.showman?.settled() ?? new Set<string>();
    if (pace > 0 && !this.#settings.reduced) await this.pieces.moveFrom(before, pace, carried);
    if (news.position !== null && news.position.moves.length > 0) this.announced = news.position.prompt;
  }

  /** Show once more what happened in an action. */
  async replay(entry: Entry): Promise<void> {
    for (const { event, say: said } of entry.told.events ?? []) {
      if (said !== "") this.announced = said;
      await this.showman?.show(event as GameEvent, 1);
    }
    this.showman?.settled();
  }
}

function describe(state: PieceState): string {
  return state === "rest" ? "" : say(`piece-${state}`);
}

function address(id: string, after: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(id)}?after=${after}&lang=${spoken.lang}`;
}
