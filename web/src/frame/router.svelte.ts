/** Where one is: a few addresses, kept by the browser's own history. */

export type Place =
  | { at: "home" }
  | { at: "table"; id: string; key: string | null }
  | { at: "confirm"; token: string }
  | { at: "new"; game: string }
  | { at: "learn"; game: string }
  | { at: "rules"; game: string };

/** The place an address leads to; an unknown one leads home. */
export function parse(path: string, hash = ""): Place {
  const [, room = "", name = ""] = path.split("/").map(decodeURIComponent);
  if (room === "confirm")
    return { at: "confirm", token: new URLSearchParams(hash.slice(1)).get("token") ?? "" };
  if (name === "") return { at: "home" };
  if (room === "t") return { at: "table", id: name, key: new URLSearchParams(hash.slice(1)).get("key") };
  if (room === "new" || room === "learn" || room === "rules") return { at: room, game: name };
  return { at: "home" };
}

/** The address of a place. */
export function write(place: Place): string {
  if (place.at === "home") return "/";
  if (place.at === "confirm") return `/confirm#token=${encodeURIComponent(place.token)}`;
  if (place.at === "table") {
    const key = place.key === null ? "" : `#key=${encodeURIComponent(place.key)}`;
    return `/t/${encodeURIComponent(place.id)}${key}`;
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
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(parse(link.pathname, link.hash));
  }
}

export const router = new Router();
