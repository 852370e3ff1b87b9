import { beforeEach, describe, expect, test } from "vitest";
import { flaw, why } from "../src/frame/account/refusals";
import { ApiError } from "../src/table/api";
import { spoken } from "../src/words/words.svelte";

const refusal = (status: number, error: string, wait = 0) =>
  new ApiError(
    status,
    { error, say: "in the server's words", refusal: null, code: "", facts: {}, detail: "" },
    wait,
  );

beforeEach(() => {
  spoken.lang = "fr";
});

describe("a name and a passphrase", () => {
  test.each([
    ["a", "three dry tents", "login"],
    ["   a   ", "three dry tents", "login"],
    ["x".repeat(41), "three dry tents", "login"],
    ["ada", "seven77", "passphrase"],
    ["ada", "x".repeat(201), "passphrase"],
    ["ada", "huit8888", null],
    [" ada  lovelace ", "three dry tents", null],
    ["🏕️⛰", "🏕⛰🏕⛰🏕⛰🏕⛰", null],
  ])("%j and %j", (login, passphrase, found) => {
    expect(flaw({ login, passphrase })).toBe(found);
  });
});

test("what is full or forbidden is said in the server's words, which are in the person's language", () => {
  expect(why(refusal(403, "banned"), "account")).toBe("in the server's words");
  expect(why(refusal(429, "too_many_guests"), "account")).toBe("in the server's words");
});

describe("what went wrong is said in the person's own language", () => {
  test.each([
    [refusal(409, "login_taken"), "account", "Ce nom est déjà pris"],
    [refusal(401, "unknown_player"), "account", "Aucun compte n’a ce nom"],
    [refusal(401, "unknown_player"), "change", "n’est pas la phrase de passe actuelle"],
    [refusal(400, "setup"), "change", "2 à 40 caractères"],
    [refusal(401, "unknown_player"), "leaving", "la session a pris fin"],
    [refusal(429, "too_fast", 7), "account", "attendez 7 secondes"],
    [refusal(429, "too_fast", 1), "account", "attendez une seconde"],
    [refusal(400, "setup"), "account", "2 à 40 caractères"],
    [refusal(400, "setup"), "mail", "nom@exemple.org"],
    [refusal(503, "store"), "leaving", "Réessayez"],
    [new TypeError("no line"), "account", "La ligne est coupée"],
  ] as const)("%s", (error, wish, sentence) => {
    expect(why(error, wish)).toContain(sentence);
    expect(why(error, wish)).not.toContain("server's words");
    spoken.lang = "en";
    expect(why(error, wish)).not.toContain(sentence);
  });
});
