/** A table in play as one window sees it: what the server told, what was clicked, what is being shown. */

import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameEvent, Odds, Outlook, PieceOptions, PieceState, Yield } from "../boards/board";
import {
  WIRE,
  type Advice,
  type Incoming,
  type LessonStep,
  type Move,
  type News,
  type Outgoing,
  type Position,
  type Presence,
  type TableView,
  type Told,
  type Witnessed,
} from "../wire";
import { frame, lineDrawn, spare } from "../look/frames";
import { say, sayMistake, spoken, type Lang } from "../words/words.svelte";
import * as api from "./api";
import { actionAt, latest, merge, since, touched, turnEnds, witnessed, type Entry } from "./chronicle";
import { Connection, type LineState } from "./connection";
import { Film } from "./film.svelte";
import { gamebook } from "./gamebook.svelte";
import { TableKeeper } from "./keepsake";
import { Lamp } from "./lamp.svelte";
import type { Rects } from "./flip";
import { Happenings } from "./happenings";
import { seatName } from "./names";
import * as narrowing from "./narrowing";
import { Past } from "./past.svelte";
import { Pieces } from "./pieces.svelte";
import { shared } from "./sharing";
import type { Showman, TableSettings } from "./showing";
import { Turns } from "./turns";

/** A kind of `Omit` that keeps the members of a union apart. */
type Unsigned = Incoming extends infer M ? (M extends { client: string } ? Omit<M, "client"> : never) : never;

const NO_MOVES: readonly Move[] = [];
const NOBODY: readonly number[] = [];

export class LiveTable {
  readonly id: string;
  readonly past: Past;
  readonly film: Film;
  readonly pieces: Pieces;
  readonly lamp: Lamp;
  view = $state.raw<TableView | null>(null);
  /** The position that is shown; while events play it is behind what was told. */
  present = $state.raw<Position | null>(null);
  lines = $state.raw<readonly Told[]>([]);
  presence = $state.raw<Presence>({ type: "presence", seats: [], watchers: 0 });
  connection = $state<LineState>("connecting");
  closedBy = $state(0);
  /** When the position on the screen was kept here, if there was no line to ask for a newer one. */
  keptAt = $state<number | null>(null);
  /** Does the server speak another version of the wire than this page? */
  outdated = $state(false);
  /** Events are being shown. */
  busy = $state(false);
  /** Does the board have a page open that is to be read first? */
  reading = $state(false);
  /** Something was sent and not yet answered. */
  waiting = $state(false);
  /** The seat of a bot whose turn to think has not come: others are before it. */
  queued = $state<number | null>(null);
  refusal = $state.raw<api.RefusalView | null>(null);
  /** Why the piece that was clicked is no answer now. */
  whyNot = $state.raw<{ name: string; reasons: readonly api.RefusalView[] } | null>(null);
  selected = $state.raw<readonly narrowing.Ids[]>([]);
  readonly mine = $derived<readonly number[]>(this.view?.mine ?? NOBODY);
  /** What the others did since I last acted; told line by line, marked on the board. */
  readonly since = $derived<readonly Entry[]>(this.mine.length === 0 ? [] : since(this.lines, this.mine));
  /** The red pencil: all of that stays marked until I act; looking back, what that moment changed. */
  readonly changed = $derived.by<ReadonlySet<string>>(() => {
    if (this.past.looking) return new Set(touched(this.moment?.told.events ?? []));
    if (this.mine.length === 0) return new Set(touched(actionAt(this.lines, this.#last)?.told.events ?? []));
    return new Set(this.waiting ? [] : this.since.flatMap(({ told }) => touched(told.events ?? [])));
  });
  /** Looking back: the action that led to that moment, as the seat one looks from witnessed it. */
  readonly moment = $derived.by<Entry | null>(() =>
    this.past.number === null ? null : actionAt(this.#story, this.past.number),
  );
  /** What was witnessed last, up to the moment one looks back to if one does; and all of it. */
  readonly happened = $derived.by(() => latest(this.#story, this.past.number));
  readonly story = $derived.by(() => witnessed(this.#story));
  /** Who sits where; the same list as long as nobody changes, for every line of the journal reads it. */
  readonly names = $derived.by<readonly string[]>(() => {
    const names = (this.view?.seats ?? []).map((seat, at) => seatName(seat.name, at));
    if (names.join("\n") !== this.#names.join("\n")) this.#names = names;
    return this.#names;
  });
  #names: readonly string[] = [];
  /** What is being shown, in words. */
  telling = $state("");
  /** The seat it is told of. */
  teller = $state<number | null>(null);
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
  readonly #keeper: TableKeeper;
  #told = 0;
  /** While what was clicked goes out, then the list of moves, each in a frame of its own: only then one hears more. */
  #clicked: Promise<void> | null = null;

  constructor(id: string, settings: TableSettings) {
    this.id = id;
    this.#settings = settings;
    this.#keeper = new TableKeeper(id);
    this.past = new Past({
      position: async (number, seat) =>
        shared(this.position, await api.position(id, { at: number, seat, lang: spoken.lang })),
      log: (seat) => api.log(id, { seat, lang: spoken.lang }),
    });
    this.pieces = new Pieces({
      standing: () => this.standing,
      changed: () => this.changed,
      click: (ids, options) => this.click(ids, options),
      resting: () => this.past.looking,
      lively: () => this.lively,
      describe: (state) => describe(state),
    });
    this.film = new Film({
      at: () => this.past.number ?? this.#last,
      last: () => this.#last,
      turns: () => turnEnds(this.#story),
      cut: (number) => this.#lookAt(number),
      roll: (number, pace, wanted) => this.#roll(number, pace * settings.pace, wanted),
    });
    this.lamp = new Lamp((on) => this.#send({ type: "advise", on }));
    this.#happenings = new Happenings(
      {
        show: (event, pace) => this.#show(event, pace * settings.pace),
        settle: (news, pace) => this.#settle(news, pace * settings.pace),
      },
      (idle) => (this.busy = !idle),
    );
    this.#connection = new Connection((after) => address(id, after), {
      after: () => this.#told,
      hear: (message) => this.#hear(message),
      state: (state, code) => {
        this.connection = state;
        this.closedBy = code;
        if (state === "lost" && this.view === null) void this.#fallBack();
      },
    });
  }

  end(): void {
    this.film.pause();
    this.#keeper.end();
    this.#connection.end();
  }

  /** Somebody sat down or got up: everything is told again, to whoever they are now. */
  renew(): void {
    this.#told = 0;
    this.#connection.renew();
  }

  // What is seen

  /** The position on the screen: an earlier one, or the present. */
  readonly position = $derived.by<Position | null>(() => this.past.position ?? this.present);
  readonly outlook = $derived((this.position?.outlook as Outlook | undefined) ?? null);
  /** The seat it is seen from; −1 for who only looks on. */
  readonly viewer = $derived(this.position?.viewer ?? -1);

  readonly game = $derived(this.view?.game ?? "");
  readonly book = $derived(gamebook(this.game));

  /** Does anything move on this screen? */
  get lively(): boolean {
    return !this.#settings.reduced && this.#settings.pace > 0;
  }

  /** Is the present shown, at rest, and the line open? */
  readonly live = $derived.by(() => !this.past.looking && !this.busy);
  /** Every move I may make now. */
  readonly offered = $derived(this.live && !this.waiting ? (this.present?.moves ?? NO_MOVES) : NO_MOVES);
  /** What the lesson asks for, if one is given. */
  readonly lesson = $derived<LessonStep | null>(this.position?.lesson ?? null);
  /** How pieces stand: in a lesson only what it asks for is lit, the rest could be done. */
  readonly standing = $derived.by<narrowing.Standing>(() => {
    const free = narrowing.standing(this.offered, this.selected);
    const taught = this.lesson?.moves ?? [];
    if (taught.length === 0) return free;
    const guided = narrowing.standing(
      this.offered.filter((move) => taught.includes(move.text)),
      this.selected,
    );
    return (ids, askable) => {
      const state = guided(ids, false);
      if (state !== "rest") return state;
      const otherwise = free(ids, askable);
      return otherwise === "legal" ? "could" : otherwise;
    };
  });
  /** The moves that go with what was clicked. */
  readonly moves = $derived(narrowing.remaining(this.offered, this.selected));

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
    // Some boards ask a dozen at once, when a turn begins: one a frame.
    if (this.lively) await spare();
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
    const state = this.standing(ids, options.askable ?? false);
    const marked = this.since.findLast(({ told }) =>
      touched(told.events ?? []).some((id) => ids.includes(id)),
    );
    if (state === "rest" && marked !== undefined && this.live) void this.replay(marked);
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
    if (this.past.looking) this.now();
    else if (this.whyNot !== null || this.refusal !== null) this.whyNot = this.refusal = null;
    else if (this.pieces.asked !== null) this.pieces.asked = null;
    else if (this.yielding !== null) this.yielding = null;
    else if (this.selected.length > 0) this.selected = this.selected.slice(0, -1);
    else return false;
    return true;
  }

  /** Play a move by its button: one that gives up much asks once, unless one wants no questions. */
  choose(move: Move): void {
    // The list of moves is drawn a frame later than the board.
    if (!this.offered.includes(move)) return;
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
    if (this.lively) this.#drawClick();
    this.#send({ type: "act", seq: this.#told, text: move.text });
  }

  #drawClick(): void {
    const drawn = frame().then(frame);
    this.#clicked = drawn;
    void drawn.then(() => {
      if (this.#clicked === drawn) this.#clicked = null;
    });
  }

  /** May I ask the coach now? */
  get advisable(): boolean {
    return this.view?.coach === true && this.lesson === null && this.offered.length > 1;
  }

  /** Light the coach's lamp, or put it out. */
  turnLamp(): void {
    if (this.lamp.lit) this.lamp.dim();
    else if (this.advisable) this.lamp.light();
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
    if (this.#clicked !== null) void this.#clicked.then(() => this.#hear(message));
    else if (message.type === "welcome") void this.#welcome(message);
    else if (message.type === "news") this.#hearNews(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "queued") this.queued = message.seat;
    else if (message.type === "refused") this.#refused(message.refusal as unknown as api.RefusalView);
    else if (message.type === "advice") this.#advised(message);
    else if (message.type === "ack") this.waiting = this.#connection.busy;
    else if (message.type === "stale")
      this.#refused({ code: "stale", ruling: "", say: say("move-stale"), law: null });
    else if (message.type === "mistake") {
      this.waiting = false;
      const said = sayMistake(message.code, message.facts, message.reason);
      this.#refused({ code: "mistake", ruling: "", say: said, law: null });
    }
  }

  #advised(advice: Advice): void {
    const first = this.lamp.hear(advice);
    const best = this.lamp.hints(this.offered)[0];
    if (first && best !== undefined)
      this.announced = say("coach-says", { move: best.move.label, why: best.why });
  }

  #refused(refusal: api.RefusalView): void {
    this.lamp.goOut();
    this.waiting = this.#connection.busy;
    this.refusal = refusal;
    this.announced = refusal.say;
  }

  #hearNews(news: News): void {
    this.#told = Math.max(this.#told, news.seq);
    if (news.position !== null) this.queued = null;
    this.#happenings.push(news);
  }

  async #welcome(told: Extract<Outgoing, { type: "welcome" }>): Promise<void> {
    if (told.wire !== WIRE) {
      this.outdated = true;
      this.end();
      return;
    }
    const anew =
      this.keptAt !== null ||
      this.view === null ||
      (told.lines[0]?.seq ?? Infinity) <= this.#told ||
      told.seq < this.#told;
    this.presence = told.presence;
    this.queued = null;
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
    this.keptAt = null;
    this.#told = told.seq;
    this.#happenings.clear();
    this.view = told.table;
    this.lines = merge(this.lines, told.lines);
    this.present = told.position;
    this.keep();
    await this.book.open(spoken.lang);
    await tick();
    this.pieces.keepStop();
  }

  /** Keep how the table stands on this device, if its owner wants that. */
  keep(): void {
    if (this.view !== null && this.keptAt === null)
      this.#keeper.keep({ view: this.view, position: this.present, lines: this.lines });
  }

  /** Without a line, the position that this device has kept, to be read. */
  async #fallBack(): Promise<void> {
    const found = await this.#keeper.find();
    if (found === null || this.view !== null) return;
    await gamebook(found.value.view.game).open(spoken.lang);
    if (this.view !== null) return;
    this.keptAt = found.at;
    this.view = found.value.view;
    this.lines = found.value.lines;
    this.present = found.value.position;
  }

  async #show({ event, say: said }: Witnessed, pace: number): Promise<void> {
    if (said !== "") {
      const { seat } = event;
      this.announced = this.telling = said;
      if (typeof seat === "number" && seat in this.names) this.teller = seat;
    }
    // What it is told with has a frame of its own.
    if (this.lively) await frame();
    await this.showman?.show(event as GameEvent, pace);
  }

  async #settle(news: News, pace: number): Promise<void> {
    // Journal, board and what is asked next are each much to draw: one frame each, where something moves. What has to
    // be worked out before is done in one more.
    const lively = pace > 0 && !this.#settings.reduced;
    if (lively) await frame();
    this.#read(news);
    if (lively) await frame();
    const before = this.pieces.rects();
    const position = news.position && shared(this.present, news.position);
    if (news.table !== null) this.view = shared(this.view, news.table);
    if (lively) await frame();
    await this.#moving(before, pace, () => this.#take(news, position));
    // What stands beside the board follows it; the next thing happens when all of it is drawn.
    if (lively) await lineDrawn();
    if (lively) await frame();
    this.teller = null;
    if (news.position !== null && news.position.moves.length > 0) this.announced = news.position.prompt;
  }

  /** What is told is read in the journal. */
  #read(news: News): void {
    this.lines = merge(this.lines, news.lines);
    if (news.lines.some((line) => line.kind === "undone")) void this.past.forget();
    this.redoable = this.#turns.heard(news.lines, this.mine);
  }

  /** What is told becomes what is known. */
  #take(news: News, position: Position | null): void {
    if (position !== null) {
      this.present = position;
      this.selected = [];
      if (news.lines.some(({ kind }) => kind === "acted" || kind === "undone")) this.lamp.goOut();
    }
    this.keep();
  }

  /** Draw another position: everything travels there from where it was. */
  async #moving(before: Rects, pace: number, draw: () => void | Promise<void>): Promise<void> {
    await draw();
    await tick();
    const carried = this.showman?.carried() ?? new Set<string>();
    if (pace > 0 && !this.#settings.reduced) {
      const board = this.pieces.moveFrom(before, pace, carried);
      // One's own things are drawn by then: until they are, what was carried away from them must not be seen there.
      await frame();
      this.showman?.settled();
      const own = this.pieces.moveFrom(before, pace, new Set([...carried, ...board.ids]));
      await Promise.all([board.arrived, own.arrived]);
    } else this.showman?.settled();
  }

  // Looking back

  get #last(): number {
    return this.view?.number ?? 0;
  }

  /** The lines of the seat one looks from. */
  get #story(): readonly Told[] {
    return this.past.lines ?? this.lines;
  }

  /** The present again. */
  now(): void {
    this.film.pause();
    this.past.now();
  }

  /** The film from its first moment, as a seat saw it. */
  async replayFrom(seat: number | undefined): Promise<void> {
    this.film.pause();
    await this.past.look(0, seat);
    await this.film.play();
  }

  async #lookAt(number: number): Promise<void> {
    this.whyNot = this.refusal = null;
    if (number >= this.#last && this.past.seat === undefined) this.past.now();
    else await this.past.look(number);
  }

  /** Show what happened in an action, then the moment it led to. */
  async #roll(number: number, pace: number, wanted: () => boolean): Promise<void> {
    for (const { event, say: said } of actionAt(this.#story, number)?.told.events ?? []) {
      if (said !== "") this.announced = said;
      await this.showman?.show(event as GameEvent, pace);
    }
    // Whoever cut to another moment meanwhile stays there.
    if (wanted()) await this.#moving(this.pieces.rects(), pace, () => this.#lookAt(number));
    else this.showman?.settled();
  }

  /** Show once more what happened in an action. */
  async replay(entry: Entry): Promise<void> {
    for (const { event, say: said } of entry.told.events ?? []) {
      if (said !== "") this.announced = said;
      await this.showman?.show(event as GameEvent, this.#settings.pace);
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
