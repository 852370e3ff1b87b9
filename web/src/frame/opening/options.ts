/** The options of a game as the server lists them, and what is chosen among them. */

export interface Option {
  key: string;
  type: "bool" | "int" | "choice" | "list";
  choices: readonly (string | number | boolean)[];
  default: unknown;
  title: Record<string, string>;
  /** At how many seats it changes anything; at any number, if that is not said. */
  seats?: readonly number[];
  /** Names of the choices, where the game has them. */
  names?: Record<string, Record<string, string>>;
}

/** The options that change anything at a table of so many seats. */
export function meant(options: readonly Option[], seats: number): Option[] {
  return options.filter((option) => option.seats?.includes(seats) ?? true);
}

/** Only what differs from the usual is sent: the server knows the rest. */
export function chosen(options: readonly Option[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    options.flatMap(({ key, default: usual }) =>
      key in values && JSON.stringify(values[key]) !== JSON.stringify(usual) ? [[key, values[key]]] : [],
    ),
  );
}

/** A list without an entry that was in it, or with one that was not, in the order of the choices. */
export function toggled<T>(choices: readonly T[], list: readonly T[], entry: T): T[] {
  return choices.filter((choice) => (choice === entry ? !list.includes(entry) : list.includes(choice)));
}
