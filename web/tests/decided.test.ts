import { expect, test } from "vitest";
import { decided } from "../src/table/decided";
import type { SeatView, TableView } from "../src/wire";

const seat = (resigned: boolean) => ({ resigned }) as SeatView;
const table = (status: TableView["status"], rated: boolean, ...resigned: boolean[]) =>
  decided({ status, rated, seats: resigned.map(seat) });

test("a rated game of two is won by who stayed", () => {
  expect(table("closed", true, true, false)).toEqual({ winner: 1, gaveUp: 0 });
  expect(table("closed", true, false, true)).toEqual({ winner: 0, gaveUp: 1 });
});

test("nothing is said of other tables that were closed", () => {
  expect(table("closed", true, false, false)).toBeNull();
  expect(table("closed", true, true, true)).toBeNull();
  expect(table("closed", false, true, false)).toBeNull();
  expect(table("closed", true, true, false, false)).toBeNull();
  expect(table("playing", true, true, false)).toBeNull();
});
