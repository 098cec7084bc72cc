import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '../../theme/style.ts';
import { skeleton } from '../skeleton/skeleton.css.ts';

const { color, radius, size, space, type } = vars;

/** How far the highlight of what is on air bleeds out of its column. */
const bleed = '10px';

export const list = style({ display: 'grid', rowGap: '6px' });

export const entry = style({
  // Holds the words for the ear, which would widen the page otherwise.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr)',
  columnGap: space.s2,
  alignItems: 'baseline',
  paddingBlock: '6px',
  selectors: {
    '&[data-state="onAir"]': {
      marginInline: `-${bleed}`,
      paddingInline: bleed,
      paddingBlock: '10px',
      background: color.mark,
      borderRadius: radius.card,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[data-state="onAir"]': { outline: '2px solid Highlight' } } },
  },
});

/** Figures of one width, so that the times stand in a column. */
export const time = style({
  fontFamily: type.cardTitle.family,
  fontSize: '1rem',
  lineHeight: type.rowTitle.lineHeight,
  fontVariantNumeric: 'tabular-nums',
  color: color.t2,
  selectors: {
    '[data-state="onAir"] > &': { fontWeight: 600, color: color.t1 },
    ':is([data-state="past"], [data-state="archived"]) > &': { color: color.t3 },
  },
});

export const title = style({
  ...text('rowTitle'),
  fontSize: '1.0625rem',
  fontWeight: 400,
  color: color.t1,
  overflowWrap: 'anywhere',
  // Columns are narrow: a long word is divided, not cut.
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
  selectors: {
    ...focusRing,
    // The whole line answers to a finger.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-1px' },
    '[data-state="onAir"] &': { fontWeight: 600 },
    ':is([data-state="past"], [data-state="archived"]) &': { color: color.t3 },
  },
});

/** The sign of the archive. */
export const mark = style({
  display: 'inline-block',
  marginInlineEnd: '6px',
  verticalAlign: '-3px',
});

export const note = style({
  ...text('caption'),
  color: color.t3,
  selectors: { '[data-state="onAir"] &': { color: color.t2 } },
});

// A native element, because its length needs no style attribute, which server HTML may not hold.
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '2px',
  marginBlockStart: '8px',
  border: 0,
  background: `color-mix(in srgb, ${color.t1} 22%, transparent)`,
  color: color.progressValue,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.progressValue },
    '&::-moz-progress-bar': { background: color.progressValue },
  },
});

const press = style({
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
});

export const watch = style([press, { marginBlockEnd: '-8px' }]);

export const retry = style([press, {}]);

export const notice = style({ ...text('body'), fontSize: '.9375rem', color: color.t2 });

export const waiting = style([
  skeleton,
  { blockSize: '2.5rem', marginBlockEnd: '12px', borderRadius: radius.thumb },
]);

export const waitingList = style({ display: 'block' });
