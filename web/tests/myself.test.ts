import { describe, expect, test } from "vitest";
import { Myself, type Door } from "../src/frame/myself.svelte";
import type { Me } from "../src/wire";

const STRANGER: Me = {
  known: false,
  name: "",
  lang: "fr",
  login: null,
  mail: null,
  confirmed: false,
  mails: false,
  banned: null,
  private: false,
  handle: null,
  mark: "",
};
const GUEST: Me = { ...STRANGER, known: true, name: "Ada" };

/** A server of one person, who may be signed out from elsewhere. */
class OnePerson implements Door {
  now: Me = GUEST;
  #answer(me: Me): Promise<Me> {
    this.now = me;
    return Promise.resolve(me);
  }
  me = () => this.#answer(this.now);
  change = (what: { name?: string | null; mail?: string | null }) =>
    this.#answer({ ...this.now, known: true, name: what.name ?? this.now.name, mail: what.mail || null });
  keepAccount = ({ login }: { login: string }) => this.#answer({ ...this.now, known: true, login });
  comeBack = ({ login }: { login: string }) => this.#answer({ ...GUEST, login });
  signOut = () => this.#answer(STRANGER);
  signOutElsewhere = () => this.#answer(this.now);
  forgetMe = () => this.#answer(STRANGER);
}

const ADA = { login: "ada", passphrase: "three dry tents" };

async function known(): Promise<{ house: OnePerson; myself: Myself }> {
  const house = new OnePerson();
  const myself = new Myself(house);
  await myself.load();
  return { house, myself };
}

describe("who one is", () => {
  test("a guest who keeps their tables has a new session, so every line is opened anew", async () => {
    const { myself } = await known();
    expect(myself.guest).toBe(true);
    await myself.keep(ADA);
    expect([myself.guest, myself.me?.login, myself.person]).toEqual([false, "ada", 1]);
  });

  test("a change waits for the one before, which may be what makes one somebody", async () => {
    const { house, myself } = await known();
    const asked: string[] = [];
    let answered: () => void = () => undefined;
    house.change = async () => {
      asked.push("name");
      await new Promise<void>((resolve) => (answered = resolve));
      return GUEST;
    };
    house.keepAccount = ({ login }) => {
      asked.push("account");
      return Promise.resolve({ ...GUEST, login });
    };
    const both = [myself.rename("Ada"), myself.keep(ADA)];
    await Promise.resolve();
    expect(asked).toEqual(["name"]);
    answered();
    await Promise.all(both);
    expect(asked).toEqual(["name", "account"]);
  });

  test("a change that failed keeps nobody from the next", async () => {
    const { house, myself } = await known();
    house.change = () => Promise.reject(new Error("no line"));
    await expect(myself.rename("Ada")).rejects.toThrow("no line");
    await myself.keep(ADA);
    expect(myself.me?.login).toBe("ada");
  });

  test("a stranger who opens an account becomes somebody", async () => {
    const { house, myself } = await known();
    house.now = STRANGER;
    await myself.load();
    await myself.keep(ADA);
    expect([myself.me?.known, myself.person]).toEqual([true, 1]);
  });

  test("whoever comes, goes, or closes the other devices is told everything anew", async () => {
    const { myself } = await known();
    await myself.signOut();
    await myself.comeBack(ADA);
    await myself.signOutElsewhere();
    await myself.forget();
    expect([myself.person, myself.ended, myself.me]).toEqual([4, false, STRANGER]);
  });

  test("a name or an address makes nobody else of one", async () => {
    const { myself } = await known();
    await myself.rename("Bo");
    await myself.writeTo("bo@example.org");
    expect([myself.name, myself.me?.mail, myself.person]).toEqual(["Bo", "bo@example.org", 0]);
  });
});

describe("a line that was closed because its session ended", () => {
  test("is told when nobody is known here any more, until somebody comes back", async () => {
    const { house, myself } = await known();
    house.now = STRANGER;
    await myself.lost();
    expect([myself.ended, myself.person]).toEqual([true, 1]);
    await myself.comeBack(ADA);
    expect([myself.ended, myself.person]).toEqual([false, 2]);
  });

  test("is opened again without a word when the cookie is still good", async () => {
    const { myself } = await known();
    await myself.lost();
    expect([myself.ended, myself.person]).toEqual([false, 1]);
  });

  test("is expected while this window itself leaves", async () => {
    const { myself } = await known();
    const leaving = myself.signOut();
    await myself.lost();
    await leaving;
    expect([myself.ended, myself.person]).toEqual([false, 1]);
  });

  test("changes nothing while the server cannot be asked", async () => {
    const { house, myself } = await known();
    house.me = () => Promise.reject(new Error("offline"));
    await myself.lost();
    expect([myself.ended, myself.person, myself.me]).toEqual([false, 0, GUEST]);
  });
});
