/** The widths at which a screen changes, for styles (`@media (--narrow)`) and for scripts alike. */

export const MEDIA = {
  /** A phone, or a window as narrow: one thing under the other. */
  narrow: "(max-width: 899px)",
  /** A desk: board, tray and rail side by side. */
  wide: "(min-width: 900px)",
} as const;
