/** Where one is: a few addresses, kept by the browser's own history. */

/** A moment of a game, as a seat saw it; one's own where none is named. */
export interface Moment {
  number: number;
  seat?: number | undefined;
}

export type Place =
  | { at: "home" }
  | { at: "history" }
  | { at: "lobby" }
  | { at: "operator" }
  | { at: "profile"; handle: string | null }
  | { at: "table"; id: string; key: string | null; moment?: Moment | undefined }
  | { at: "notices" }
  | { at: "confirm"; token: string }
  | { at: "unsubscribe"; token: string }
  | { at: Room | "strongest"; game: string }
  | { at: "choose"; room: Room }
  | { at: "lost" };

/** Rooms of a game; without one, the game is yet to be chosen. */
const ROOMS = ["new", "learn"] as const;
export type Room = (typeof ROOMS)[number];

/** The place an address leads to. */
export function parse(path: string, hash = ""): Place {
  const [, room = "", name = ""] = path.split("/").map(decodeURIComponent);
  if (room === "confirm" || room === "unsubscribe")
    return { at: room, token: new URLSearchParams(hash.slice(1)).get("token") ?? "" };
  if (room === "" || path === "/index.html") return { at: "home" };
  if (room === "history" || room === "lobby" || room === "operator" || room === "notices")
    return { at: room };
  if (room === "me") return { at: "profile", handle: null };
  const found = ROOMS.find((known) => known === room);
  if (found !== undefined) return name === "" ? { at: "choose", room: found } : { at: found, game: name };
  if (name === "") return { at: "lost" };
  if (room === "player") return { at: "profile", handle: name };
  if (room === "strongest") return { at: room, game: name };
  if (room === "t") return tableAt(name, new URLSearchParams(hash.slice(1)));
  return { at: "lost" };
}

function tableAt(id: string, facts: URLSearchParams): Place {
  const place = { at: "table", id, key: facts.get("key") } as const;
  const [number, seat] = [facts.get("move") ?? "", facts.get("seat") ?? ""];
  if (!/^\d+$/.test(number)) return place;
  return {
    ...place,
    moment: { number: Number(number), ...(/^-?\d$/.test(seat) ? { seat: Number(seat) } : {}) },
  };
}

/** The address of a place. */
export function write(place: Place): string {
  if (place.at === "home" || place.at === "lost") return "/";
  if (place.at === "choose") return `/${place.room}`;
  if (place.at === "history" || place.at === "lobby") return `/${place.at}`;
  if (place.at === "operator" || place.at === "notices") return `/${place.at}`;
  if (place.at === "profile")
    return place.handle === null ? "/me" : `/player/${encodeURIComponent(place.handle)}`;
  if (place.at === "confirm" || place.at === "unsubscribe")
    return `/${place.at}#token=${encodeURIComponent(place.token)}`;
  if (place.at === "table") {
    const facts = new URLSearchParams();
    if (place.key !== null) facts.set("key", place.key);
    if (place.moment !== undefined) facts.set("move", String(place.moment.number));
    if (place.moment?.seat !== undefined) facts.set("seat", String(place.moment.seat));
    return `/t/${encodeURIComponent(place.id)}${facts.size > 0 ? `#${facts}` : ""}`;
  }
  return `/${place.at}/${encodeURIComponent(place.game)}`;
}

class Router {
  place = $state.raw<Place>({ at: "home" });

  begin(): void {
    const here = () => (this.place = parse(location.pathname, location.hash));
    here();
    window.addEventListener("popstate", here);
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(place: Place, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", write(place));
    this.place = place;
    window.scrollTo(0, 0);
  }

  /** Links inside the house are followed without loading the page again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (
      link === null ||
      link.origin !== location.origin ||
      link.target !== "" ||
      link.hasAttribute("download")
    )
      return;
    // These are pages of the server's own.
    if (/^\/(api|rules)(\/|$)/.test(link.pathname)) return;
    event.preventDefault();
    this.go(parse(link.pathname, link.hash));
  }
}

export const router = new Router();
