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
  /** Which choices mean anything, by the value of another option. */
  among?: { key: string; choices: Record<string, Option["choices"]> };
  /** Whether the order of a list says something: its first entry is the first seat's, and so on. */
  ordered?: boolean;
  /** Whether it lists what earlier games left to whoever plays. */
  inherited?: boolean;
  /** How many entries a list may have; any number, if that is not said. */
  most?: number;
}

type Values = Record<string, unknown>;

/** The options that change anything at a table of so many seats, with the choices that do. */
export function meant(options: readonly Option[], seats: number, values: Values): Option[] {
  const value = (key: string) => values[key] ?? options.find((option) => option.key === key)?.default;
  return options
    .filter((option) => option.seats?.includes(seats) ?? true)
    .map((option) => (option.ordered ? { ...option, most: seats } : option))
    .map((option) => {
      const { among, choices } = option;
      return among ? { ...option, choices: among.choices[String(value(among.key))] ?? choices } : option;
    });
}

/** Only what differs from the usual is sent, and nothing that is no longer offered: the server knows the rest. */
export function chosen(options: readonly Option[], values: Values): Values {
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = offered(option, values[option.key] ?? option.default);
      return JSON.stringify(value) === JSON.stringify(option.default) ? [] : [[option.key, value]];
    }),
  );
}

/** The option that takes what earlier games left, if any of it means something at this table, and what that is. */
export function inheritance(
  options: readonly Option[],
  left: readonly string[],
): { option: Option; entries: Option["choices"] } | null {
  const option = options.find(({ inherited }) => inherited);
  const waiting = option === undefined ? [] : entries(option, left);
  return option === undefined || waiting.length === 0 ? null : { option, entries: waiting };
}

function offered(option: Option, value: unknown): unknown {
  return option.type === "list" ? entries(option, value as Option["choices"]) : value;
}

/** What a list holds of its choices, as far as there is room for it. */
export function entries({ choices, most }: Option, list: Option["choices"]): Option["choices"] {
  return list.filter((entry) => choices.includes(entry)).slice(0, most);
}

/** A list without an entry that was in it, or with one that was not: at its end, or in the order of the choices. */
export function toggled(
  { choices, ordered }: Option,
  list: Option["choices"],
  entry: Option["choices"][number],
) {
  if (list.includes(entry)) return list.filter((other) => other !== entry);
  return ordered ? [...list, entry] : choices.filter((other) => other === entry || list.includes(other));
}
