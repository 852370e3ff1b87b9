/** Who one is here: a guest under a name, or an account that is found again from every device. */

import * as api from "../table/api";
import { kept, type Kept } from "../table/kept";
import type { Credentials, Keeping, Me, Rename } from "../wire";

/** What the server does about oneself. */
export interface Door {
  me(): Promise<Me>;
  change(what: Rename): Promise<Me>;
  keepAccount(who: Keeping): Promise<Me>;
  comeBack(who: Credentials): Promise<Me>;
  signOut(): Promise<Me>;
  signOutElsewhere(): Promise<Me>;
  forgetMe(): Promise<Me>;
}

export class Myself {
  me = $state.raw<Me | null>(null);
  /** Grows when somebody else is here: what the one before was told must be dropped and asked for anew. */
  person = $state(0);
  /** Was the session ended from somewhere else, and has nobody come back since? */
  ended = $state(false);
  readonly #door: Door;
  readonly #kept: Pick<Kept, "belong">;
  /** The other windows of this browser, which share its cookie. */
  #windows: BroadcastChannel | null = null;
  #becoming = false;

  #changing: Promise<unknown> = Promise.resolve();

  constructor(door: Door = api, things: Pick<Kept, "belong"> = kept) {
    this.#door = door;
    this.#kept = things;
  }

  get name(): string {
    return this.me?.name ?? "";
  }

  get guest(): boolean {
    return this.me?.known === true && this.me.login === null;
  }

  /** To be called once: from now on the other windows of this browser are heard. */
  begin(): void {
    this.#windows = new BroadcastChannel("bivouac-myself");
    this.#windows.onmessage = () => void this.#look();
  }

  /** Ask once who one is; without a line nobody is told, and what is kept stays. */
  async begun(): Promise<void> {
    if (this.me === null) await this.ask();
  }

  /** Ask who one is now, and go on as before where nobody answers. */
  async ask(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    this.#am(await this.#door.me());
  }

  /** One is somebody: what this device keeps of anybody else is thrown away. */
  #am(me: Me): void {
    this.me = me;
    void this.#kept.belong(me.known ? me.mark : null);
  }

  async rename(name: string): Promise<void> {
    await this.#after(async () => this.#am(await this.#door.change({ name })));
  }

  async hide(hidden: boolean): Promise<void> {
    const profile = hidden ? "hidden" : "shown";
    await this.#after(async () => (this.me = await this.#door.change({ profile })));
  }

  async writeTo(mail: string): Promise<void> {
    await this.#after(async () => (this.me = await this.#door.change({ mail })));
  }

  /** Make the guest one is an account, or change it: a new session, so every line is opened anew. */
  keep(who: Keeping): Promise<void> {
    return this.#become(() => this.#door.keepAccount(who));
  }

  comeBack(who: Credentials): Promise<void> {
    return this.#become(() => this.#door.comeBack(who));
  }

  signOut(): Promise<void> {
    return this.#become(() => this.#door.signOut());
  }

  signOutElsewhere(): Promise<void> {
    return this.#become(() => this.#door.signOutElsewhere());
  }

  forget(): Promise<void> {
    return this.#become(() => this.#door.forgetMe());
  }

  /** The server has closed a line because its session ended; unless this window itself has asked for that. */
  async lost(): Promise<void> {
    if (!this.#becoming) await this.#look();
  }

  /** One change after another: before the first is answered there is no cookie, and the next would come from somebody else. */
  #after(change: () => Promise<unknown>): Promise<unknown> {
    const done = this.#changing.then(change);
    this.#changing = done.catch(() => undefined);
    return done;
  }

  async #become(ask: () => Promise<Me>): Promise<void> {
    this.#becoming = true;
    try {
      await this.#after(async () => this.#am(await ask()));
    } finally {
      this.#becoming = false;
    }
    this.ended = false;
    this.person += 1;
    this.#windows?.postMessage("changed");
  }

  /** Ask who one is now, after something has changed that. */
  async #look(): Promise<void> {
    const before = this.me;
    try {
      await this.load();
    } catch {
      return; // without a line nothing can be told anew either
    }
    this.ended = this.me?.known === false && before?.known !== false;
    this.person += 1;
  }
}

export const myself = new Myself();
