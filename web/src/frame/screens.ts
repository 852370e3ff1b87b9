/** The screens of the house, each its own part of the program, loaded when it is first needed. */
export const screens = {
  home: () => import("./home/Home.svelte"),
  history: () => import("./history/HistoryScreen.svelte"),
  strongest: () => import("./strength/Strongest.svelte"),
  lobby: () => import("./lobby/LobbyScreen.svelte"),
  standing: () => import("./app/Standing.svelte"),
  operator: () => import("./operator/Operator.svelte"),
  profile: () => import("./profile/ProfileScreen.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  opening: () => import("./opening/NewTable.svelte"),
  learn: () => import("./Learn.svelte"),
  notices: () => import("./ways/WaysScreen.svelte"),
  unsubscribe: () => import("./ways/Unsubscribe.svelte"),
  confirm: () => import("./account/Confirm.svelte"),
  choose: () => import("./Choose.svelte"),
  lost: () => import("./Lost.svelte"),
};

/** The sheets that open over a screen and that nobody needs before they ask for one. */
export const sheets = {
  settings: () => import("./SettingsDrawer.svelte"),
  watch: () => import("./home/Watch.svelte"),
  bring: () => import("./home/Bring.svelte"),
};
