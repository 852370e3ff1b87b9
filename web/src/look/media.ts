/** The widths at which a screen changes, for styles (`@media (--narrow)`) and for scripts alike. */

export const MEDIA = {
  /** A phone, or a window as narrow: one thing under the other. The largest phones are wider on their side. */
  narrow: "(max-width: 899px), (max-width: 999px) and (max-height: 500px)",
  /** A desk: board, tray and rail side by side. */
  wide: "(min-width: 1000px), (min-width: 900px) and (min-height: 501px)",
  /** A laptop whose browser leaves little height. */
  short:
    "(min-width: 1000px) and (max-height: 700px), (min-width: 900px) and (min-height: 501px) and (max-height: 700px)",
  /** A phone on its side: board and question side by side. */
  flat: "(max-width: 999px) and (max-height: 500px)",
  /** A tablet held upright: what is drawn for a phone grows with it. */
  tablet: "(min-width: 700px) and (max-width: 899px) and (min-height: 900px)",
  /** A screen with room in both directions: what is drawn for a laptop grows with it. */
  large: "(min-width: 1600px) and (min-height: 860px)",
  vast: "(min-width: 1880px) and (min-height: 940px)",
} as const;
