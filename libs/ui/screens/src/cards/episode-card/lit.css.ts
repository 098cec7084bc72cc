import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { litArt } from '../poster-card/lit.css.ts';

const { color, space } = vars;

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 148px) minmax(0, 1fr)',
  columnGap: space.s3,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '240px minmax(0, 1fr)',
      columnGap: space.s5,
      alignItems: 'center',
    },
  },
});

export const art = style({ aspectRatio: '240 / 135' });
// The one to go on with is lit without being pointed at; it keeps its place.
globalStyle(`${row}[aria-current]:not(:active) > ${litArt}::before`, { opacity: 1 });

export const title = style({ ...text('rowTitle'), ...clamp(2), color: color.t1 });

export const facts = style({
  ...text('caption'),
  display: 'block',
  marginBlockStart: space.s1,
  color: color.t3,
});

export const summary = style({
  ...text('caption'),
  ...clamp(2),
  marginBlockStart: space.s2,
  color: color.t2,
  '@media': { [media.tablet]: { fontSize: '.9375rem' } },
});
