import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { skeleton } from '@foyer/ui/skeleton/skeleton.css';
import { airBar, divided, entryPress, timeInks, titleInks } from './entry.styles.ts';

const { color, radius, space, type } = vars;

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
  selectors: timeInks,
});

export const title = style({
  ...text('rowTitle'),
  fontSize: '1.0625rem',
  fontWeight: 400,
  color: color.t1,
  ...divided,
  selectors: {
    ...focusRing,
    // The whole line answers to a finger.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-1px' },
    ...titleInks,
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

export const bar = style(airBar('2px', '8px'));

const press = style(entryPress);

export const watch = style([press, { marginBlockEnd: '-8px' }]);

export const retry = style([press, {}]);

export const notice = style({ ...text('body'), fontSize: '.9375rem', color: color.t2 });

export const waiting = style([
  skeleton,
  { blockSize: '2.5rem', marginBlockEnd: '12px', borderRadius: radius.thumb },
]);

export const waitingList = style({ display: 'block' });
