/** Media conditions for `@media`, by the look's grid. Widths are in em, so they follow the reader's font size. */
export const media = {
  /** Phones only: below 768 px. */
  phone: '(max-width: 47.99em)',
  /** From 768 px. */
  tablet: '(min-width: 48em)',
  /** Below 1024 px: bars at the top and bottom. */
  compact: '(max-width: 63.99em)',
  /** From 1024 px: rail or masthead. */
  desktop: '(min-width: 64em)',
  /** From 1600 px: the first shelf's posters are big. */
  wide: '(min-width: 100em)',
  /** From 1920 px. */
  huge: '(min-width: 120em)',
  /** Below 480 px high, as at high zoom: what sticks would leave no window. */
  low: '(max-height: 29.99em)',
  /** A pointer that can rest on something. */
  hover: '(hover: hover) and (pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
} as const;
