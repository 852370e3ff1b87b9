/** Requests to the server, typed; what goes wrong comes as a `Problem`, by code, and is said in our words. */

import type { CatalogueEntry, Odds } from "../boards/board";
import type {
  Course,
  AboutPerson,
  AboutSeat,
  Company,
  Credentials,
  Device,
  FreeSeat,
  GameCard,
  GameWords,
  Guide,
  History,
  Join,
  Joined,
  Keeping,
  Leaderboard,
  Lobby,
  Me,
  NewTable,
  Obstacles,
  Onlookers,
  Opened,
  Position,
  Problem,
  Person,
  Profile,
  Reach,
  Receipt,
  Reception,
  Rename,
  ReportSeat,
  ReviewState,
  TableView,
  Told,
  Turns,
  ChangeWays,
  Subscribe,
  Unsubscribed,
  Ways,
} from "../wire";
import { say, sayMistake, spoken, type Lang } from "../words/words.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** The seconds after which it may be asked again, where the server says so. */
    readonly wait = 0,
  ) {
    super(sayMistake(problem.code, problem.facts, problem.say));
  }
}

export interface Ruling {
  id: string;
  sentence: string;
  place: string;
}

/** A refusal as people read it: its sentence, and the ruling with its place in the rulebook. */
export interface RefusalView {
  code: string;
  ruling: string;
  say: string;
  law: Ruling | null;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": spoken.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const wait = Number(answer.headers.get("retry-after") ?? 0);
  throw new ApiError(answer.status, await problemOf(answer), wait);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return {
      error: "unreadable",
      say: say("refused-server"),
      refusal: null,
      code: "",
      facts: {},
      detail: answer.statusText,
    };
  }
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

export function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const games = () => json<GameCard[]>("GET", "/api/games");
export const catalogue = (game: string, lang: Lang) =>
  json<CatalogueEntry[]>("GET", `${of(game)}/catalogue${query({ lang })}`);
export const rulings = (game: string, lang: Lang) =>
  json<Ruling[]>("GET", `${of(game)}/rulings${query({ lang })}`);
export const guide = (game: string, lang: Lang) => json<Guide>("GET", `${of(game)}/guide${query({ lang })}`);
export const leaderboard = (game: string) => json<Leaderboard>("GET", `${of(game)}/leaderboard`);
export const gameWords = async (game: string, lang: Lang) =>
  (await json<GameWords>("GET", `${of(game)}/words${query({ lang })}`)).ftl;

export const reach = () => json<Reach>("GET", "/api/reach");
export const me = () => json<Me>("GET", "/api/me");
export const change = (what: Rename) => json<Me>("PATCH", "/api/me", what);
export const keepAccount = (who: Keeping) => json<Me>("POST", "/api/me/account", who);
export const comeBack = (who: Credentials) => json<Me>("POST", "/api/me/login", who);
export const signOut = () => json<Me>("POST", "/api/me/logout");
export const signOutElsewhere = () => json<Me>("POST", "/api/me/revoke");
export const ways = () => json<Ways>("GET", "/api/me/ways");
export const changeWays = (what: ChangeWays) => json<Ways>("PATCH", "/api/me/ways", what);
export const subscribe = (what: Subscribe) => json<Ways>("POST", "/api/me/push", what);
export const unsubscribe = (id: string) => json<Ways>("DELETE", `/api/me/push/${encodeURIComponent(id)}`);
export const goAway = (days: number) => json<Ways>("POST", "/api/me/vacation", { days });
export const comeBackFromVacation = () => json<Ways>("DELETE", "/api/me/vacation");
export const stopMail = (token: string) =>
  json<Unsubscribed>("POST", `/api/unsubscribe/${encodeURIComponent(token)}`);
export const confirmMail = (token: string) => json<Me>("POST", "/api/me/mail", { token });
export const legacies = (game: string) =>
  json<string[]>("GET", `/api/me/legacies/${encodeURIComponent(game)}`);
export const turns = () => json<Turns>("GET", "/api/me/turns");
export const history = (sought: { game: string; end: string; companion: string }, after: string | null) =>
  json<History>(
    "GET",
    `/api/me/history${query({
      game: sought.game || null,
      end: sought.end || null,
      sought: sought.companion.trim() || null,
      after,
    })}`,
  );
export const ownProfile = () => json<Profile>("GET", "/api/me/profile");
export const profile = (handle: string) =>
  json<Profile>("GET", `/api/players/${encodeURIComponent(handle)}/profile`);
export const company = () => json<Company>("GET", "/api/me/company");
export const sayOf = (handle: string, wish: AboutPerson["wish"]) =>
  json<Company>("POST", "/api/me/company", { handle, wish });
export const called = (name: string) => json<Person[]>("GET", `/api/me/called${query({ name })}`);
export const decline = (table: string) =>
  json<Company>("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`);
export const sayOfSeat = (id: string, seat: number, wish: AboutSeat["wish"]) =>
  json<Company>("POST", `${at(id)}/company`, { seat, wish });
export const invite = (id: string, handle: string) => json<Company>("POST", `${at(id)}/invite`, { handle });
export const report = (id: string, seat: number, reason: ReportSeat["reason"], words: string) =>
  json<Company>("POST", `${at(id)}/report`, { seat, reason, words });
export const freeSeat = (game: string, seats: number) =>
  json<FreeSeat>("GET", `/api/lobby/seat${query({ game, seats })}`);
export const devices = () => json<Device[]>("GET", "/api/me/sessions");
export const endSession = (id: string) =>
  json<Device[]>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`);
export const forgetMe = () => json<Me>("DELETE", "/api/me");

export const lobby = () => json<Lobby>("GET", "/api/tables");
export const open = (wish: NewTable) => json<Opened>("POST", "/api/tables", wish);
export const lesson = (game: string) => json<Opened>("POST", "/api/tables/lesson", { game });
export const openText = (text: string) => json<Opened>("POST", "/api/tables/import", { text });
export const table = (id: string) => json<TableView>("GET", at(id));
export const join = (id: string, wish: Join) => json<Joined>("POST", `${at(id)}/join`, wish);
export const leave = (id: string, seat?: number) => json<TableView>("POST", `${at(id)}/leave`, { seat });
export const planSeat = (id: string, seat: number, kind: "bot" | "human" | "open", bot = "") =>
  json<TableView>("POST", `${at(id)}/seats`, { seat, kind, bot });
export const start = (id: string) => json<TableView>("POST", `${at(id)}/start`);
export const close = (id: string) => json<TableView>("POST", `${at(id)}/close`);
export const sayWord = (id: string, seat: number, word: string) =>
  json<TableView>("POST", `${at(id)}/word`, { seat, word });
export const redraw = (id: string) => json<TableView>("POST", `${at(id)}/redraw`);
export const receipt = (id: string) => json<Receipt>("GET", `${at(id)}/receipt`);
export const position = (id: string, when: { at?: number; seat?: number; lang?: Lang }) =>
  json<Position>("GET", `${at(id)}/position${query(when)}`);
export const log = (id: string, when: { seat?: number; lang?: Lang }) =>
  json<Told[]>("GET", `${at(id)}/log${query(when)}`);
export const odds = async (id: string, move: string) =>
  (await json<{ odds: Odds | null }>("GET", `${at(id)}/odds${query({ text: move })}`)).odds;
export const obstacles = async (id: string, element: string, lang: Lang) =>
  (await json<Obstacles>("GET", `${at(id)}/obstacles${query({ element, lang })}`)).obstacles;
/** The table's link as a picture; asked for in a body, since an address with a key in it ends up in logs. */
export const qr = async (id: string, key: string | null) => {
  const svg = await (await ask("POST", `${at(id)}/qr`, { key })).text();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
export const onlookers = (id: string) => json<Onlookers>("GET", `${at(id)}/onlookers`);
export const receive = (id: string, wish: Reception) => json<Onlookers>("POST", `${at(id)}/onlookers`, wish);
export const journal = (id: string) => text(`${at(id)}/journal`);
export const rematch = (id: string) => json<Opened>("POST", `${at(id)}/rematch`);
export const askForReview = (id: string) => json<ReviewState>("POST", `${at(id)}/review`);
export const review = (id: string) => json<ReviewState>("GET", `${at(id)}/review`);
export const reviewPage = (id: string, lang: string) => `${at(id)}/review/page?lang=${lang}`;
/** A what-if from just after an action, or from before one's last decision. */
export const fork = (id: string, number: number | null) =>
  json<Opened>("POST", `${at(id)}/fork`, { at: number });
/** A finished game or a what-if as the judge sees it, beside the game it left. */
export const course = (id: string, lang: string) => json<Course>("GET", `${at(id)}/course?lang=${lang}`);
