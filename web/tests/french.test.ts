import { expect, test } from "vitest";
import { a, de, que } from "../src/words/french";

test("French before a name elides as the server does it", () => {
  const names = ["Otto", "Élise", "Hugo", "Œdipe", "Nour", "Le Baron", "les Ronces", "La Combe", "Le"];
  expect(names.map(de)).toEqual([
    "d’Otto",
    "d’Élise",
    "d’Hugo",
    "d’Œdipe",
    "de Nour",
    "du Baron",
    "des Ronces",
    "de La Combe",
    "de Le",
  ]);
  expect(["Otto", "Le Baron", "les Ronces", "La Combe"].map(a)).toEqual([
    "à Otto",
    "au Baron",
    "aux Ronces",
    "à La Combe",
  ]);
  expect(["Ada", "Nour"].map(que)).toEqual(["qu’Ada", "que Nour"]);
});
