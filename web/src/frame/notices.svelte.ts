/** What must be read whatever lies over the page: every sheet repeats it, since what is under a sheet is out of reach. */

export interface Notice {
  icon: string;
  text: string;
  /** Where it leads, if anywhere. */
  href?: string;
  /** Something is wrong, and said at once. */
  urgent?: boolean;
}

class Notices {
  readonly #said = $state<Record<string, Notice>>({});

  get all(): readonly Notice[] {
    return Object.values(this.#said);
  }

  /** Say something under a name; saying nothing takes it back. */
  say(name: string, notice: Notice | null): void {
    if (notice === null) delete this.#said[name];
    else this.#said[name] = notice;
  }
}

export const notices = new Notices();
