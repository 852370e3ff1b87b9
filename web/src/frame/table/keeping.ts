/** Keeps the keyboard at work: whoever plays by keys finds the focus where the next question can be answered. */

type Haunt = "piece" | "answer" | "move";

const HAUNTS: readonly (readonly [Haunt, string])[] = [
  ["piece", "[data-element]"],
  ["answer", "[data-answer]"],
  ["move", "[data-move]"],
];

/** The kind of thing an element is, or null. */
function hauntOf(element: Element): Haunt | null {
  return HAUNTS.find(([, selector]) => element.closest(selector) !== null)?.[0] ?? null;
}

export class FocusKeeper {
  #last: Haunt | null = null;
  #byKeys = false;

  /** Listen on the table; returns the end of listening. */
  watch(root: HTMLElement): () => void {
    const ending = new AbortController();
    const how = { signal: ending.signal };
    root.addEventListener("focusin", (event) => this.#focused(event), how);
    window.addEventListener("keydown", () => (this.#byKeys = true), { ...how, capture: true });
    window.addEventListener("pointerdown", () => (this.#byKeys = false), { ...how, capture: true });
    return () => ending.abort();
  }

  /** Something is asked again: if the button that was pressed is gone, go to its like, else to the board. */
  restore(root: HTMLElement, board: () => void): void {
    if (!this.#byKeys || this.#last === null || document.activeElement !== document.body) return;
    const selector = HAUNTS.find(([haunt]) => haunt === this.#last)?.[1];
    const next =
      this.#last === "piece" || selector === undefined ? null : root.querySelector<HTMLElement>(selector);
    if (next === null) board();
    else next.focus();
  }

  /** A piece was chosen by key: the answers that are left stand in the prompt. */
  toAnswers(root: HTMLElement): void {
    if (this.#byKeys && this.#last === "piece") root.querySelector<HTMLElement>("[data-answer]")?.focus();
  }

  #focused(event: FocusEvent): void {
    if (event.target instanceof Element) this.#last = hauntOf(event.target) ?? this.#last;
  }
}
