/** What may be opened beside a game. */
export type DrawerName =
  "rules" | "chat" | "company" | "settings" | "moves" | "log" | "menu" | "score" | "judge" | "shortcuts";
