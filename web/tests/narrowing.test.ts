import { describe, expect, test } from "vitest";
import { click, commonWords, grouped, remaining, standing } from "../src/table/narrowing";
import type { Move } from "../src/wire";

const move = (text: string, label: string, ...elements: string[]): Move => ({
  text,
  label,
  elements,
  final: false,
});

const MOVES = [
  move("observe 1", "Observer le site 1", "site-1", "gallery-1-8"),
  move("observe 2", "Observer le site 2", "site-2", "gallery-2-9"),
  move("dig 1", "Fouiller le site 1", "site-1", "gallery-1-8"),
  move("dig 2", "Fouiller le site 2", "site-2", "gallery-2-9"),
  move("den", "Jouer au tripot (+1 Kara)", "den"),
];

describe("narrowing", () => {
  test("a click keeps the moves that concern the piece", () => {
    const selected = click(MOVES, [], ["site-1"]);
    expect(remaining(MOVES, selected).map((left) => left.text)).toEqual(["observe 1", "dig 1"]);
  });

  test("a second click on the piece takes it back", () => {
    expect(click(MOVES, [["site-1"]], ["site-1"])).toEqual([]);
  });

  test("a piece that does not go with the selection replaces it", () => {
    expect(click(MOVES, [["site-1"]], ["den"])).toEqual([["den"]]);
  });

  test("a piece that no move concerns changes nothing", () => {
    expect(click(MOVES, [["site-1"]], ["forge"])).toEqual([["site-1"]]);
  });

  test("a drawing that stands for several ids is clicked for all of them", () => {
    const selected = click(MOVES, [], ["site-9", "gallery-1-8"]);
    expect(remaining(MOVES, selected)).toHaveLength(2);
  });

  test("every piece of a move is legal before the first click", () => {
    expect(standing(MOVES, [])(["gallery-2-9"], false)).toBe("legal");
  });

  test("what goes with the selection is shown selected, what stood beside it could be", () => {
    expect(standing(MOVES, [["site-1"]])(["gallery-1-8"], false)).toBe("selected");
    expect(standing(MOVES, [["site-1"]])(["den"], false)).toBe("could");
  });

  test("a usual answer that is none is greyed, and only while something is asked", () => {
    expect(standing(MOVES, [])(["forge"], true)).toBe("cannot");
    expect(standing(MOVES, [])(["forge"], false)).toBe("rest");
    expect(standing([], [])(["forge"], true)).toBe("rest");
  });
});

describe("groups of moves", () => {
  test("moves of one verb share a title of whole words", () => {
    const [observe, dig, den] = grouped(MOVES);
    expect(observe).toMatchObject({ title: "Observer le site", moves: [{ rest: "1" }, { rest: "2" }] });
    expect(dig?.moves.map(({ move }) => move.text)).toEqual(["dig 1", "dig 2"]);
    expect(den).toMatchObject({ title: "Jouer au tripot (+1 Kara)", moves: [{ rest: "" }] });
  });

  test("an article stays with its name", () => {
    const [group] = grouped([
      move("drop 1", "Abandonner Le feutre des collines"),
      move("drop 2", "Abandonner Le bateau pliant"),
    ]);
    expect(group).toMatchObject({
      title: "Abandonner",
      moves: [{ rest: "Le feutre des collines" }, { rest: "Le bateau pliant" }],
    });
  });

  test("what all of a group cost is said once", () => {
    const [group] = grouped([
      move("destroy 1", "Détruire l’éboulement du site 1 (2 aventuriers)"),
      move("destroy 4", "Détruire l’éboulement du site 4 (2 aventuriers)"),
    ]);
    expect(group).toMatchObject({
      title: "Détruire l’éboulement du site (2 aventuriers)",
      moves: [{ rest: "1" }, { rest: "4" }],
    });
  });

  test("a crowd of one verb is parted by what it is done with", () => {
    const bids = [1, 2, 3].flatMap((token) =>
      ["red", "blue", "grey"].map((tile) => move(`bid ${token} ${tile}`, `Bid token ${token} on ${tile}`)),
    );
    expect(grouped(bids).map(({ title, moves }) => [title, moves.map(({ rest }) => rest)])).toEqual([
      ["Bid token 1 on", ["red", "blue", "grey"]],
      ["Bid token 2 on", ["red", "blue", "grey"]],
      ["Bid token 3 on", ["red", "blue", "grey"]],
    ]);
  });

  test("a crowd in which each is alone stays together", () => {
    const digs = Array.from({ length: 9 }, (_, site) => move(`dig ${site}`, `Dig at ${site}`));
    expect(grouped(digs)).toHaveLength(1);
  });

  test("labels without a common beginning stand alone", () => {
    expect(grouped([move("buy 1", "Une corde"), move("buy 2", "Deux cordes")])).toHaveLength(2);
  });

  test("a label that is the beginning of another is still told apart", () => {
    const [group] = grouped([move("sell 1", "Vendre la carte"), move("sell 2", "Vendre la carte bleue")]);
    expect(group?.moves.map(({ rest }) => rest)).toEqual(["la carte", "la carte bleue"]);
  });

  test("common words end at a space", () => {
    expect(commonWords(["Site 12", "Site 13"])).toBe("Site ");
    expect(commonWords(["Site 12", "Dent"])).toBe("");
  });
});
