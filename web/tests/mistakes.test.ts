import { beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "../src/table/api";
import type { Problem } from "../src/wire";
import { learnMistakes, sayMistake, spoken } from "../src/words/words.svelte";

const ENGLISH = "an English sentence of the server";
const problem = (code: string, facts: Problem["facts"] = {}): Problem => ({
  error: "setup",
  say: ENGLISH,
  refusal: null,
  code,
  facts,
  detail: ENGLISH,
});

beforeEach(async () => {
  spoken.lang = "fr";
  await learnMistakes();
});

describe("what goes wrong outside the rules is said in the person's own language", () => {
  test.each([
    [problem("no_game", { name: "chess", known: "takara" }), "aucun jeu ne s’appelle"],
    [
      problem("option_seats", { where: "takara: seats", value: "9", low: 2, high: 4 }),
      "n’est pas entre 2 et 4",
    ],
    [problem("bot_too_slow", { bot: "ismcts:9", most: 8, known: "greedy" }), "réfléchit trop longtemps"],
    [problem("journal_too_long", { lines: 5000, most: 3000 }), "est trop long pour une table"],
    [problem("shut_out"), "ne vous y laisse plus entrer"],
    [problem("closing"), "va s’arrêter"],
    [problem("setup"), "ne peut pas être mis en place"],
  ])("%j", (told, sentence) => {
    expect(new ApiError(400, told).message).toContain(sentence);
    spoken.lang = "en";
    expect(new ApiError(400, told).message).not.toContain(sentence);
    expect(new ApiError(400, told).message).not.toContain(ENGLISH);
  });

  test("numbers agree", () => {
    expect(sayMistake("wait", { seconds: 1 }, "")).toBe("C’était trop rapide\u00a0: attendez une seconde.");
    expect(sayMistake("wait", { seconds: 7 }, "")).toContain("7 secondes");
  });

  test("a code of a newer server is said in the server's words, which are in the language asked for", () => {
    expect(sayMistake("from_the_future", {}, "Voilà du nouveau.")).toBe("Voilà du nouveau.");
  });
});
