// Generated from src/bivouac/server/messages.py by tools/wire_types.py; do not edit.

export const WIRE = 1;

/** What one wishes of an account. */
export interface AboutPerson {
  handle: string;
  wish: "block" | "friend" | "mute" | "nothing";
}

/** What one wishes of whoever sits there, account or guest. */
export interface AboutSeat {
  seat: number;
  wish: "block" | "friend" | "mute" | "nothing";
}

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

/** What the coach would think about in the position after line `seq`; sent again as it grows surer. */
export interface Advice {
  type: "advice";
  client: string;
  seq: number;
  judge: "advice" | "estimate" | "learned" | null;
  worlds: number;
  tips: Tip[];
  last: boolean;
}

/** Light the coach's lamp for one's seat, or put it out. */
export interface Advise {
  type: "advise";
  client: string;
  on?: boolean;
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

/** Who is let in no more; the name is that of a player who has one. */
export interface BanFacts {
  kind: string;
  subject: string;
  name: string;
  until: number | null;
  reason: string;
  created: number;
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

/** What is switched on or off; what is not mentioned stays. */
export interface ChangeWays {
  mail?: boolean | null;
  webhook?: boolean | null;
}

/** Milliseconds: free for each action, in the bank of each seat, added to it by each action. Or, by correspondence, `days` for each action and nothing else. */
export interface ClockPlan {
  move?: number;
  bank?: number;
  increment?: number;
  days?: number;
}

/** The banks as they were when those who think now began, since when they do, and the moment `at`. By correspondence, `until` when they must have acted. */
export interface ClockView {
  plan: ClockPlan;
  at: number;
  banks: number[];
  since: Record<number, number>;
  until: Record<number, number>;
}

/** Why a table is closed, for the trail. */
export interface CloseTable {
  reason?: string;
}

/** Somebody one often plays with; no handle leads to whoever wants none or has no account. */
export interface Companion {
  name: string;
  handle: string | null;
  together: number;
  won: number;
}

/** Whom one wants for company and whom not: friends, those who ask, those one has asked, invitations. */
export interface Company {
  friends: Person[];
  asking: Person[];
  asked: Person[];
  muted: Person[];
  blocked: Person[];
  invitations: InvitationCard[];
}

/** A game since action `begin`; beside a what-if the game it came from, left after that action. */
export interface Course {
  begin: number;
  steps: CourseStep[];
  other: CourseStep[];
  whole: boolean;
}

/** An action, and every seat's chance to win after it; number 0 is the deal, and nobody's. */
export interface CourseStep {
  number: number;
  seat: number;
  label: string;
  chances: number[];
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
  why: Reason[];
  line: Followed[];
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

/** An action of a line that was played out. */
export interface Followed {
  seat: number;
  text: string;
  labels: Record<string, string>;
}

/** A what-if from just after action `at`, or from before one's last decision. */
export interface Fork {
  at?: number | null;
}

/** A table with a free seat of the kind that was looked for, if there is one. */
export interface FreeSeat {
  table: string | null;
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

/** A vacation that begins now. */
export interface GoAway {
  days: number;
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

/** A page of one's games, the latest first; `next` asks for the one after, where there are more. */
export interface History {
  games: PastGame[];
  next: string | null;
}

/** What the house signs with, as everybody may know it. */
export interface HouseKey {
  algorithm: string;
  key: string;
}

/** A friend wants one at a table; the key opens its seats. */
export interface InvitationCard {
  table: string;
  game: string;
  name: string;
  at: number;
  key: string;
}

/** A friend to be invited. */
export interface Invite {
  handle: string;
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

/** The strongest accounts of a game that have played `least` rated games, and oneself wherever one is. */
export interface Leaderboard {
  game: string;
  least: number;
  strongest: Ranked[];
  me: Ranked | null;
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

/** Whom to let in again. */
export interface Lift {
  who: string;
}

/** The tables one may join, the games one may watch, and one's own. */
export interface Lobby {
  type: "lobby";
  open: TableCard[];
  live: TableCard[];
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
  private: boolean;
  handle: string | null;
  mark: string;
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

/** Whom to let in no more: an id, an account or a network; a term like 3d, a date, or for good. */
export interface NewBan {
  who: string;
  until?: string | null;
  reason?: string;
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
  rated?: boolean;
  absence?: number;
  coach?: boolean | null;
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

/** The key to the page. */
export interface OperatorKey {
  key: string;
}

/** A game that is over, as one of its players looks back on it. */
export interface PastGame {
  id: string;
  game: string;
  status: "closed" | "over";
  ended: number;
  length: number;
  actions: number;
  counted: boolean;
  rated: boolean;
  rating: number | null;
  reviewed: boolean;
  seats: PastSeat[];
}

/** Who sat where in a game that is over, and what it was for them. A person without a name has left for good, or never told one: `departed` says which. */
export interface PastSeat {
  name: string;
  bot: string;
  mine: boolean;
  departed: boolean;
  rank: number;
  won: boolean;
  points: number | null;
  gave_up: boolean;
}

/** Stop the clocks. */
export interface Pause {
  type: "pause";
  client: string;
}

/** Somebody else; who has no account has no handle either. */
export interface Person {
  name: string;
  handle: string | null;
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

/** What one has done at tables of a game with so many seats. */
export interface Played {
  game: string;
  seats: number;
  played: number;
  won: number;
  average: number | null;
  best: number | null;
}

/** A player as an operator sees them: without passphrase and mail address. */
export interface PlayerFacts {
  id: string;
  name: string;
  login: string | null;
  created: number;
  seen: number;
  networks: string[];
  banned: boolean;
}

/** Those who were here last, or who were looked for. */
export interface PlayerPage {
  players: PlayerFacts[];
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

/** What somebody's games tell of them; `accuracy` and `luck` are means over those that were reviewed. */
export interface Profile {
  name: string;
  handle: string | null;
  mine: boolean;
  private: boolean;
  games: Played[];
  runs: Run[];
  companions: Companion[];
  reviewed: number;
  accuracy: number | null;
  luck: number | null;
}

/** An action as the player could have judged it: the chance to win it leaves, and how sure that is. */
export interface Prospect {
  text: string;
  chance: number;
  error: number;
  why?: Reason[];
}

/** A browser that is told: which one, since when, and whether it is this one. */
export interface PushPlace {
  id: string;
  device: string;
  created: number;
  here: boolean;
}

/** The bot in a seat has waited for its turn to think since line `seq`: others are before it. */
export interface Queued {
  type: "queued";
  seq: number;
  seat: number;
}

/** Somebody among the strongest of a game: points of Elo, all but surely within twice the spread. */
export interface Ranked {
  place: number | null;
  name: string;
  handle: string | null;
  rating: number;
  spread: number;
  games: number;
  mine: boolean;
}

/** The address for friends; where there is none, the command that opens the house to them. */
export interface Reach {
  friends: string;
  command: string;
}

/** A fact that speaks for an action rather than another. A `hope` is a chance it takes; a `term` something it brings more or less of, a `price` the same where it speaks against it; `lead` all such terms together; `ends` the share of worlds in which the game is `won` or not `lost` at once; `reply` what the other action invites, or (`then`) this one; `judge` that nothing else tells. */
export interface Reason {
  kind: "ends" | "hope" | "judge" | "lead" | "price" | "reply" | "term";
  name?: string;
  amount?: number;
  count?: number;
  of?: number;
  what?: string;
  reply?: Reply | null;
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
  profile?: "hidden" | "shown" | null;
}

/** What another seat would answer in most worlds, and what that takes from the chance to win. */
export interface Reply {
  seat: number;
  text: string;
  labels: Record<string, string>;
  share: number;
  cost: number;
}

/** What the operator is told of whoever sits there. */
export interface ReportSeat {
  seat: number;
  reason: "cheating" | "name" | "other" | "stalling" | "words";
  words?: string;
}

/** What somebody told of somebody; names as far as they have one. */
export interface ReportView {
  id: string;
  at: number;
  reporter: string;
  reporter_name: string;
  subject: string;
  subject_name: string;
  table: string;
  reason: string;
  words: string;
  resolved: number | null;
}

/** A page of reports; `next` goes on. */
export interface Reports {
  reports: ReportView[];
  next: number | null;
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
  stages: number[][];
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

/** How it went in a game: the latest results, games won in a row now and at best, and ratings in order. */
export interface Run {
  game: string;
  latest: boolean[];
  streak: number;
  longest: number;
  rating: number | null;
  spread: number | null;
  way: number[];
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

/** Who sits where: the player's id is what a ban wants. */
export interface SeatFacts {
  kind: string;
  bot: string;
  player: string;
}

/** A seat as everybody sees it. */
export interface SeatView {
  kind: string;
  name: string;
  taken: boolean;
  bot: string;
  lent: boolean;
  resigned: boolean;
  advised: number;
  pledge: string;
  worded: boolean;
  away: number | null;
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

/** What a browser says of itself once it may be told: an address, and keys in base64url. */
export interface Subscribe {
  endpoint: string;
  key: string;
  auth: string;
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
  turn: boolean;
  round: number;
  situation: string;
  until: number | null;
}

/** A table as an operator sees it: who sits there and how it stands, nothing of its deal. */
export interface TableFacts {
  id: string;
  game: string;
  status: string;
  damaged: string;
  created: number;
  touched: number;
  lines: number;
  seats: SeatFacts[];
}

/** A page of tables; `next` goes on. */
export interface TablePage {
  tables: TableFacts[];
  next: string | null;
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
  rated: boolean;
  absence: number;
  onlookers: string;
  coach: boolean;
  whatif: boolean;
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

/** A move worth a thought: the chance to win it leaves, its standard error, the lead in points, why. */
export interface Tip {
  text: string;
  chance: number | null;
  error: number | null;
  lead: number | null;
  why: string;
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
  begins?: number | null;
  ends?: number | null;
  silent?: number[];
  events?: Witnessed[];
}

/** An event on the trail. */
export interface TraceView {
  number: number;
  at: number;
  kind: string;
  actor: string;
  subject: string;
  detail: string;
}

/** A page of the trail; `next` goes on. */
export interface Trail {
  traces: TraceView[];
  next: number | null;
}

/** The first event that was tampered with, if any; else the last digest, to be noted elsewhere. */
export interface TrailCheck {
  broken: number | null;
  last: number;
  link: string;
}

/** How many tables wait for one's own turn. */
export interface Turns {
  waiting: number;
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

/** No more mail. */
export interface Unsubscribed {
  mail: boolean;
}

/** How the house is, as the worker sees it that answers; `faults` names what is wrong. */
export interface Vitals {
  faults: string[];
  version: string;
  compiled: boolean;
  workers: number;
  lag: number;
  windows: number;
  tables: number;
  thinking: number;
  queued: Record<string, number>;
  longest: number;
  stored: Record<string, number>;
  refusals: Record<string, number>;
  backup: number | null;
  reports: number;
}

/** What this server offers and what one has switched on; mail goes to a confirmed address only. */
export interface Ways {
  push_key: string | null;
  secure: boolean;
  browsers: PushPlace[];
  mails: boolean;
  mail: boolean;
  webhooks: boolean;
  webhook: boolean;
  vacation: number | null;
  vacation_left: number;
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
  | Advise
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
  | Advice
  | Lobby
  | Mistake
  | News
  | Pong
  | Presence
  | Queued
  | Refused
  | Stale
  | Welcome;
