import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, size, space } = vars;

const isOver = ':is([data-state="past"], [data-state="archived"])';

/** Ink of an entry's time: strong while it is on air, quiet once it is over. */
export const timeInks = {
  '[data-state="onAir"] > &': { fontWeight: 600, color: color.t1 },
  [`${isOver} > &`]: { color: color.t3 },
};

/** Ink of an entry's title. */
export const titleInks = {
  '[data-state="onAir"] &': { fontWeight: 600 },
  [`${isOver} &`]: { color: color.t3 },
};

/** A long word in a narrow column is divided, not cut. */
export const divided = {
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
} as const;

/**
 * How much of what is on air has gone by. A native element, because its length needs no style attribute, which server
 * HTML may not hold.
 */
export const airBar = (blockSize: string, marginBlockStart: string) =>
  ({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize,
    marginBlockStart,
    border: 0,
    background: `color-mix(in srgb, ${color.t1} 22%, transparent)`,
    color: color.progressValue,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: color.progressValue },
      '&::-moz-progress-bar': { background: color.progressValue },
    },
  }) as const;

/** A press beside an entry, above the link that is the whole of it. */
export const entryPress = {
  ...text('label'),
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.touch,
  fontSize: '.9375rem',
  color: color.accent,
  selectors: focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accentHover } } } },
} as const;
