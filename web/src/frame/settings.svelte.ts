/** What one has chosen on this device: language, light, motion, and whether the table asks back. */

import * as api from "../table/api";
import { kept } from "../table/kept";
import { spoken, type Lang } from "../words/words.svelte";

const KEY = "bivouac-settings";

export type Light = "auto" | "day" | "night";

/** How long each kind of motion takes, as a share of the usual time. */
export const PACES = { off: 1, brisk: 1, calm: 2 } as const;
export type Motion = keyof typeof PACES;

interface Kept {
  lang: Lang | null;
  light: Light;
  motion: Motion;
  asks: boolean;
  sound: boolean;
  notices: boolean;
  /** Keep one's games on this device; where nothing is said, an installed app does. */
  offline: boolean | null;
}

const USUAL: Kept = {
  lang: null,
  light: "auto",
  motion: "brisk",
  asks: true,
  sound: false,
  notices: false,
  offline: null,
};

/** What was kept, as far as it still makes sense. */
export function read(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Record<keyof Kept, unknown>>;
    const kept = { ...USUAL };
    if (found.lang === "fr" || found.lang === "en") kept.lang = found.lang;
    if (found.light === "day" || found.light === "night") kept.light = found.light;
    // Once it was shown or not.
    if (found.motion === false) kept.motion = "off";
    if (typeof found.motion === "string" && found.motion in PACES) kept.motion = found.motion as Motion;
    for (const key of ["asks", "sound", "notices", "offline"] as const) {
      if (typeof found[key] === "boolean") kept[key] = found[key];
    }
    return kept;
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  kept = $state<Kept>({ ...USUAL });
  #dark = $state(false);
  #still = $state(false);
  #installed = $state(false);

  get asks(): boolean {
    return this.kept.asks;
  }

  get night(): boolean {
    return this.kept.light === "night" || (this.kept.light === "auto" && this.#dark);
  }

  /** Whether one's games are kept on this device: whoever has installed the app wants it there. */
  get keeps(): boolean {
    return this.kept.offline ?? this.#installed;
  }

  get reduced(): boolean {
    return this.#still || this.kept.motion === "off";
  }

  get loud(): boolean {
    return this.kept.sound;
  }

  get pace(): number {
    return PACES[this.kept.motion];
  }

  /** To be called once, before anything is drawn. */
  begin(): void {
    this.kept = read(localStorage.getItem(KEY));
    this.#follow("(prefers-color-scheme: dark)", (on) => (this.#dark = on));
    this.#follow("(prefers-reduced-motion: reduce)", (on) => (this.#still = on));
    this.#follow("(display-mode: standalone)", (on) => (this.#installed = on));
    const browser: Lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
    spoken.lang = this.kept.lang ?? browser;
    this.apply();
  }

  /** What the page itself must know. */
  apply(): void {
    document.documentElement.lang = spoken.lang;
    document.documentElement.dataset["theme"] = this.night ? "dark" : "light";
    document.documentElement.dataset["motion"] = this.reduced ? "still" : "lively";
    const light = this.night ? "night" : "day";
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute("href", `/app.webmanifest?lang=${spoken.lang}&light=${light}`);
    void kept.want(this.keeps);
  }

  change(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.apply();
  }

  /** Another language, without loading anything again. */
  speak(lang: Lang): void {
    spoken.lang = lang;
    this.change({ lang });
    // The server keeps it for mail and for the next device; a stranger there needs no name for it.
    const told = api.me().then((me) => (me.known && me.lang !== lang ? api.change({ lang }) : me));
    told.catch(() => undefined); // without a line it is told when one changes it again
  }

  #follow(question: string, answer: (on: boolean) => void): void {
    const media = window.matchMedia(question);
    answer(media.matches);
    media.addEventListener("change", () => {
      answer(media.matches);
      this.apply();
    });
  }
}

export const settings = new Settings();
