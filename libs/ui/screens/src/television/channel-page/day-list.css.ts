import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { airBar, divided, entryPress, timeInks, titleInks } from '../guide/entry.styles.ts';
import { skeleton } from '@foyer/ui/skeleton/skeleton.css';

const { color, radius, size, space } = vars;

export const list = style({ display: 'grid', rowGap: '2px' });

export const entry = style({
  // Holds the words for the ear, which would widen the page otherwise.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr) auto',
  columnGap: space.s3,
  alignItems: 'center',
  minBlockSize: '52px',
  paddingBlock: '6px',
  paddingInline: space.s3,
  borderRadius: radius.card,
  breakInside: 'avoid',
  selectors: {
    '&[data-state="onAir"]': { background: color.mark, paddingBlock: '10px' },
    '&:has([aria-current]):not([data-state="onAir"])': { background: color.surface2 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:not([data-state="onAir"]):hover': { background: color.surface1 } },
    },
    [media.forced]: {
      selectors: {
        '&[data-state="onAir"], &:has([aria-current])': { outline: '2px solid Highlight' },
      },
    },
  },
});

/** Figures of one width, so that the times stand in a column. */
export const time = style({
  ...text('body'),
  fontVariantNumeric: 'tabular-nums',
  color: color.t2,
  selectors: timeInks,
});

export const title = style({
  ...text('rowTitle'),
  color: color.t1,
  ...divided,
  selectors: {
    ...focusRing,
    // The whole line answers to a finger.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    ...titleInks,
  },
});

export const note = style({
  ...text('caption'),
  color: color.t3,
  // The highlight is too light under the quietest ink.
  selectors: { '[data-state="onAir"] &': { color: color.t2 } },
});

/** The sign of the archive, or of what has to be bought. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  color: color.t3,
});

export const bar = style(airBar('3px', space.s2));

export const press = style(entryPress);

export const notice = style({ ...text('body'), color: color.t2, paddingInline: space.s3 });

export const waiting = style([
  skeleton,
  { display: 'block', blockSize: '44px', marginBlockEnd: '10px', borderRadius: radius.thumb },
]);

export const waitingList = style({ display: 'block', paddingInline: space.s3 });
