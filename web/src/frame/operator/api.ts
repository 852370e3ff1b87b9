/** What the operator's page asks of the house. */

import { json, query } from "../../table/api";
import type { BanFacts, PlayerPage, Reports, TablePage, Trail, TrailCheck, Vitals } from "../../wire";

const at = (path: string) => `/api/operator${path}`;

export const comeIn = (key: string) => json<Vitals>("POST", at("/session"), { key });
export const goOut = () => json<unknown>("DELETE", at("/session"));
export const vitals = () => json<Vitals>("GET", at("/vitals"));
export const reports = (all: boolean, before: number | null) =>
  json<Reports>("GET", at(`/reports${query({ all: all ? "true" : null, before })}`));
export const resolve = (id: string) => json<Reports>("POST", at(`/reports/${encodeURIComponent(id)}`));
export const bans = () => json<BanFacts[]>("GET", at("/bans"));
export const ban = (who: string, until: string, reason: string) =>
  json<BanFacts[]>("POST", at("/bans"), { who, until: until || null, reason });
export const lift = (who: string) => json<BanFacts[]>("POST", at("/bans/lift"), { who });
export const tables = (status: string, before: string | null) =>
  json<TablePage>("GET", at(`/tables${query({ status: status || null, before })}`));
export const closeTable = (id: string, reason: string) =>
  json<TablePage>("POST", at(`/tables/${encodeURIComponent(id)}/close`), { reason });
export const players = (sought: string) =>
  json<PlayerPage>("GET", at(`/players${query({ sought: sought || null })}`));
export const trail = (about: string, before: number | null) =>
  json<Trail>("GET", at(`/trail${query({ about: about || null, before })}`));
export const checkTrail = () => json<TrailCheck>("GET", at("/trail/check"));
