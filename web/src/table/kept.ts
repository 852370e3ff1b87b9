/**
 * What a person keeps on this device to read without a line: their tables, last positions and latest games.
 * It is kept only if they want it, under a mark that the server gives to them alone; whoever else comes, or
 * nobody, finds it gone.
 */

const BASE = "bivouac-kept";
const SHELF = "things";
const OWNER = "owner";
/** Tables whose last position is kept, the latest ones. */
const MOST_TABLES = 12;

interface Thing {
  owner: string;
  at: number;
  value: unknown;
}

export interface Found<T> {
  /** When it was kept. */
  at: number;
  value: T;
}

/** Where things lie; a browser's own base, or anything that does the same. */
export interface Shelf {
  get(name: string): Promise<unknown>;
  put(name: string, thing: unknown): Promise<void>;
  delete(name: string): Promise<void>;
  names(): Promise<string[]>;
  clear(): Promise<void>;
}

export class Kept {
  readonly #shelf: Shelf;
  #wanted = false;
  /** Whose things may be put here: known only once the server has said who one is. */
  #owner: string | null = null;
  /** One thing after the other, in the order it was asked for. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Whether anything is to be kept; what lies here and is wanted no more is thrown away. */
  want(wanted: boolean): Promise<void> {
    this.#wanted = wanted;
    return this.#next(async () => {
      if (!wanted) await this.#shelf.clear();
    }, undefined);
  }

  /** Somebody is here, or nobody: the things of anybody else are thrown away. */
  belong(mark: string | null): Promise<void> {
    this.#owner = mark;
    return this.#next(async () => {
      if (mark === null || (await this.#shelf.get(OWNER)) !== mark) await this.#shelf.clear();
      if (mark !== null && this.#wanted) await this.#shelf.put(OWNER, mark);
    }, undefined);
  }

  /** For whom something is about to be asked; handed back when it is put here. */
  get owner(): string | null {
    return this.#owner;
  }

  /** Keep something that was told to its owner; not, if somebody else is here by now. */
  put(owner: string | null, name: string, value: unknown): Promise<void> {
    return this.#next(async () => {
      if (!this.#wanted || owner === null || owner !== this.#owner) return;
      await this.#shelf.put(OWNER, owner);
      await this.#shelf.put(name, { owner, at: Date.now(), value } satisfies Thing);
      if (name.startsWith("table ")) await this.#clearOld();
    }, undefined);
  }

  /** What was kept of whoever was here last; nothing once somebody else is. */
  find<T>(name: string): Promise<Found<T> | null> {
    return this.#next<Found<T> | null>(async () => {
      if (!this.#wanted) return null;
      const owner = this.#owner ?? (await this.#shelf.get(OWNER));
      const thing = (await this.#shelf.get(name)) as Thing | null | undefined;
      return thing && thing.owner === owner ? { at: thing.at, value: thing.value as T } : null;
    }, null);
  }

  async #clearOld(): Promise<void> {
    const names = (await this.#shelf.names()).filter((name) => name.startsWith("table "));
    if (names.length <= MOST_TABLES) return;
    const things = await Promise.all(
      names.map(async (name) => ({ name, thing: await this.#shelf.get(name) })),
    );
    const latest = things.sort((a, b) => ((b.thing as Thing).at ?? 0) - ((a.thing as Thing).at ?? 0));
    for (const { name } of latest.slice(MOST_TABLES)) await this.#shelf.delete(name);
  }

  /** A browser may refuse to keep anything (a private window): the game goes on without. */
  #next<T>(what: () => Promise<T>, otherwise: T): Promise<T> {
    const done = this.#last.then(what).catch(() => otherwise);
    this.#last = done;
    return done;
  }
}

/** The browser's own base. */
export class Base implements Shelf {
  #opened: Promise<IDBDatabase> | null = null;

  get(name: string): Promise<unknown> {
    return this.#do("readonly", (store) => store.get(name) as IDBRequest<unknown>);
  }

  async put(name: string, thing: unknown): Promise<void> {
    await this.#do("readwrite", (store) => store.put(thing, name));
  }

  async delete(name: string): Promise<void> {
    await this.#do("readwrite", (store) => store.delete(name));
  }

  async names(): Promise<string[]> {
    return (await this.#do("readonly", (store) => store.getAllKeys())).map(String);
  }

  async clear(): Promise<void> {
    await this.#do("readwrite", (store) => store.clear());
  }

  async #do<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const base = await (this.#opened ??= open());
    return answer(ask(base.transaction(SHELF, mode).objectStore(SHELF)));
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(BASE, 1);
  asked.onupgradeneeded = () => void asked.result.createObjectStore(SHELF);
  return answer(asked);
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("the base does not answer"));
  });
}

export const kept = new Kept(new Base());
