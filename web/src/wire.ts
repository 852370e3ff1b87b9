// Generated from src/bivouac/server/messages.py by tools/wire_types.py; do not edit.

export const WIRE = 1;

/** Done, and on disk: line `line` of the journal. */
export interface Ack {
  type: "ack";
  client: string;
  seq: number;
  line: number;
}

/** Play the action that reads like this, in the position after line `seq`. */
export interface Act {
  type: "act";
  client: string;
  seq: number;
  text: string;
  seat?: number | null;
}

/** Agree, or not, to go back. */
export interface Answer {
  type: "answer";
  client: string;
  agrees: boolean;
  seat?: number | null;
}

/** Take one's seat back from the bot. */
export interface Back {
  type: "back";
  client: string;
  seat?: number | null;
}

/** Until when one is not let in, if there is an end to it, and why; as a sentence, too. */
export interface BanView {
  until: number | null;
  reason: string;
  say: string;
}

/** A paragraph, or an item of a list. */
export interface Block {
  kind: string;
  spans: Span[];
  rulings: string[];
}

/** Milliseconds: free for each action, in the bank of each seat, added to it by each action. */
export interface ClockPlan {
  move?: number;
  bank?: number;
  increment?: number;
}

/** The banks as they were when those who think now began, since when they do, and the moment `at`. */
export interface ClockView {
  plan: ClockPlan;
  at: number;
  banks: number[];
  since: Record<number, number>;
}

/** An account: a name and a passphrase. */
export interface Credentials {
  login: string;
  passphrase: string;
}

/** What a player chose among several actions, and what that gave away. */
export interface Decision {
  number: number;
  played: Prospect;
  best: Prospect;
  loss: number;
  error: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
  choices: number;
  others: Prospect[];
}

/** A session of one's own: with what it was begun, since when, when it was last used. */
export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** How a game ended, as `core/outcome.py` tells it. */
export interface Ended {
  kind: "all_lost" | "ranked" | "together";
  winners: number[];
  ranks: number[];
  points: number[] | null;
  lines: [string, number][][];
  utility: number[];
}

/** A what-if from just after action `at`. */
export interface Fork {
  at: number;
}

/** A game one may open a table for. */
export interface GameCard {
  name: string;
  rules: string;
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  seats: [number, number];
  minutes: number;
  cooperative: boolean;
  options: Record<string, unknown>[];
  bots: string[];
  levels: Record<string, LevelCard>;
  lesson: boolean;
}

/** The words of a game in a language, as the text of a Fluent file. */
export interface GameWords {
  lang: string;
  ftl: string;
}

/** The rules of a game in short; empty where the game brings none. */
export interface Guide {
  sections: Section[];
}

/** Alive, and what; how late the loop was in milliseconds, and how many tables wait for a bot. */
export interface Health {
  ok: boolean;
  version: string;
  compiled: boolean;
  lag: number;
  bots: number;
}

/** What the house signs with, as everybody may know it. */
export interface HouseKey {
  algorithm: string;
  key: string;
}

/** Sitting down: anywhere or in one seat, by invitation or with the key of a seat one held. */
export interface Join {
  seat?: number | null;
  name?: string | null;
  word_hash?: string | null;
  key?: string | null;
}

/** The seat one holds, and the key that finds it again from another device. */
export interface Joined {
  seat: number;
  key: string;
  table: TableView;
}

/** A journal, or a position written as text, to be laid on a table. */
export interface JournalText {
  text: string;
}

/** An account to keep; whoever already has one proves it with the current passphrase. */
export interface Keeping {
  login: string;
  passphrase: string;
  former?: string | null;
}

/** The invitation of a table, in a body: an address is written down in more places than one. */
export interface Key {
  key?: string | null;
}

/** Getting up, or freeing the seat of somebody else as the host. */
export interface Leave {
  seat?: number | null;
}

/** Let a bot act for one's seat, or for that of somebody who has left; the game's own if none is named. */
export interface Lend {
  type: "lend";
  client: string;
  bot?: string | null;
  seat?: number | null;
}

/** What the lesson says now: how many of its steps are done, and the moves it asks for. It asks for none while others act, and none with its last word, after which the learner plays on alone. */
export interface LessonStep {
  done: number;
  steps: number;
  say: string;
  moves: string[];
}

/** How strong a level of bots is in a game, in points of Elo with the 95 % interval, and how quick. `seconds` is what 19 decisions of 20 take at most; what was not measured is left out. */
export interface LevelCard {
  rating?: number | null;
  interval?: [number, number] | null;
  seconds?: number | null;
}

/** The tables one may join or watch, and one's own. */
export interface Lobby {
  type: "lobby";
  open: TableCard[];
  mine: TableCard[];
}

/** What the mail that asks for a confirmation brings. */
export interface MailToken {
  token: string;
}

/** Who one is here. */
export interface Me {
  known: boolean;
  name: string;
  lang: string;
  login: string | null;
  mail: string | null;
  confirmed: boolean;
  mails: boolean;
  banned: BanView | null;
}

/** The message could not be understood or obeyed, and nothing was done: a sentence, its name and facts. */
export interface Mistake {
  type: "mistake";
  seq: number;
  reason: string;
  code: string;
  facts: Record<string, number | string>;
  detail: string;
}

/** A decision to learn from. */
export interface Moment {
  number: number;
  seat: number;
}

/** Something the viewer may do now: how it is written, how it reads, which pieces it concerns. */
export interface Move {
  text: string;
  label: string;
  elements: string[];
  final: boolean;
}

/** A game to be learned. */
export interface NewLesson {
  game: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  clock?: ClockPlan | null;
  private?: boolean;
  absence?: number;
}

/** Lines that were written, the table after them, and the position if it changed. */
export interface News {
  type: "news";
  seq: number;
  lines: Told[];
  table: TableView | null;
  position: Position | null;
}

/** An action that concerns a piece and cannot be played now, and the ruling against it. */
export interface Obstacle {
  text: string;
  label: string;
  refusal: Record<string, unknown>;
}

/** All that stands against a click on a piece. */
export interface Obstacles {
  obstacles: Obstacle[];
}

/** Somebody who looks on, as the host knows them: `id` means something at this table only. */
export interface Onlooker {
  id: string;
  name: string;
  order: string;
  here: boolean;
}

/** How onlookers are received, and those with a name who look on or were told to be silent or to leave. */
export interface Onlookers {
  reception: "none" | "silent" | "welcome";
  people: Onlooker[];
}

/** A new table: its link for friends, and the invitation its human seats want while others are open. */
export interface Opened {
  id: string;
  link: string;
  invitation: string;
  table: TableView;
}

/** Stop the clocks. */
export interface Pause {
  type: "pause";
  client: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  client: string;
}

/** Giving a free seat to somebody else. */
export interface PlanSeat {
  seat: number;
  kind: "bot" | "human" | "open";
  bot?: string;
}

/** Somebody is. */
export interface Pong {
  type: "pong";
  client: string;
  seq: number;
}

/** The game as a seat sees it after an action, and what that seat may do. */
export interface Position {
  seq: number;
  number: number;
  viewer: number;
  outlook: Record<string, unknown>;
  prompt: string;
  moves: Move[];
  undo: number | null;
  lesson: LessonStep | null;
}

/** Who is here: the seats with an open window, and how many look on. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}

/** Why a request was not done: a name for programs, a sentence for people, its own name and facts. */
export interface Problem {
  error: string;
  say: string;
  refusal: Record<string, unknown> | null;
  code: string;
  facts: Record<string, number | string>;
  detail: string;
}

/** An action as the player could have judged it: the chance to win it leaves, and how sure that is. */
export interface Prospect {
  text: string;
  chance: number;
  error: number;
}

/** The deal as it was settled before any word was said, and the journal's signature at the end. The house fills in everything but the words: those are their holder's to add. */
export interface Receipt {
  table: string;
  game: string;
  commitment: string;
  draws: number;
  pledges: string[];
  key: string;
  promise: string;
  digest?: string;
  signature?: string;
  words?: Record<number, string>;
}

/** How the host receives all onlookers, or one of them: muted, sent off, shut out, or welcome again. */
export interface Reception {
  onlookers?: "none" | "silent" | "welcome" | null;
  who?: string | null;
  order?: "muted" | "off" | "out" | "welcome";
}

/** Not done, and why: code, facts, ruling, the sentence, and the ruling's own. */
export interface Refused {
  type: "refused";
  client: string;
  seq: number;
  refusal: Record<string, unknown>;
}

/** What one may change about oneself; an empty mail address is none. */
export interface Rename {
  name?: string | null;
  lang?: "en" | "fr" | null;
  mail?: string | null;
}

/** Give up. */
export interface Resign {
  type: "resign";
  client: string;
  seat?: number | null;
}

/** Play on. */
export interface Resume {
  type: "resume";
  client: string;
}

/** A finished game judged. Lists are by seat; a chance goes from 0 to 1, a win shared counts its share. */
export interface Review {
  format: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  seats: number;
  actions: number;
  judge: "estimate" | "learned";
  worlds: number;
  result: number[];
  points: number[] | null;
  chances: number[][];
  decisions: Decision[][];
  accuracy: (number | null)[];
  phases: (number | null)[][];
  luck: number[];
  swings: Swing[][];
  adjusted: number[];
  turning: number[];
  moments: Moment[];
}

/** How many of a game's actions are judged; the review once all are. */
export interface ReviewState {
  stage: "failed" | "none" | "ready" | "waiting" | "working";
  done: number;
  of: number;
  review: Review | null;
}

/** A word to everybody. */
export interface Say {
  type: "say";
  client: string;
  text: string;
}

/** The word that was pledged for a seat, said once the start was called. */
export interface SayWord {
  seat: number;
  word: string;
}

/** A seat in a list. */
export interface SeatCard {
  kind: string;
  name: string;
  bot: string;
  free: boolean;
  mine: boolean;
}

/** A seat as everybody sees it. */
export interface SeatView {
  kind: string;
  name: string;
  taken: boolean;
  bot: string;
  lent: boolean;
  resigned: boolean;
  pledge: string;
  worded: boolean;
}

/** A seat of a new table. */
export interface SeatWish {
  kind: "bot" | "human" | "open";
  bot?: string;
}

/** A heading and what stands under it. */
export interface Section {
  title: string;
  blocks: Block[];
}

/** A piece of a line: text, which may be strong, or an icon by its name. */
export interface Span {
  text: string;
  strong: boolean;
  icon: string;
}

/** From now on, sentences in this language. */
export interface Speak {
  type: "speak";
  client: string;
  lang: "en" | "fr";
}

/** Not done: the message was about an earlier position than line `line`. */
export interface Stale {
  type: "stale";
  client: string;
  seq: number;
  line: number;
}

/** What a deal, a draw or a reveal brought a seat against what it could expect. */
export interface Swing {
  number: number;
  luck: number;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  status: string;
  seats: SeatCard[];
  touched: number;
}

/** A table as its viewer may know it, without the game itself. */
export interface TableView {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  status: string;
  seq: number;
  seats: SeatView[];
  mine: number[];
  hosting: boolean;
  private: boolean;
  absence: number;
  onlookers: string;
  paused: boolean;
  number: number;
  actors: number[];
  commitment: string;
  calling: boolean;
  draws: number;
  origin: string;
  follower: string;
  asked: UndoView | null;
  clock: ClockView | null;
  outcome: Ended | null;
  seed: string | null;
}

/** A line of the table's log as the viewer may know it. */
export interface Told {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  number?: number | null;
  name?: string | null;
  plan?: string | null;
  bot?: string | null;
  late?: boolean;
  agrees?: boolean | null;
  text?: string | null;
  who?: string | null;
  onlookers?: string | null;
  order?: string | null;
  table?: string | null;
  reason?: string | null;
  silent?: number[];
  events?: Witnessed[];
}

/** Go back to just after action `number`, or take back the last one. */
export interface Undo {
  type: "undo";
  client: string;
  seq: number;
  number?: number | null;
  seat?: number | null;
}

/** A seat asks to go back to just after an action; these have agreed. */
export interface UndoView {
  seat: number;
  number: number;
  agreed: number[];
}

/** The table as it stands, and the lines that were missed since the one the browser knew. */
export interface Welcome {
  type: "welcome";
  wire: number;
  seq: number;
  table: TableView;
  lines: Told[];
  position: Position | null;
  presence: Presence;
}

/** An event as the viewer saw it, and its sentence; empty when it needs none. */
export interface Witnessed {
  event: Record<string, unknown>;
  say: string;
}

export type Incoming =
  | Act
  | Answer
  | Back
  | Lend
  | Pause
  | Ping
  | Resign
  | Resume
  | Say
  | Speak
  | Undo;

export type Outgoing =
  | Ack
  | Lobby
  | Mistake
  | News
  | Pong
  | Presence
  | Refused
  | Stale
  | Welcome;
