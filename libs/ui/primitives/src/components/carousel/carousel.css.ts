import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, radius, size, type } = vars;

export const root = style({ position: 'relative' });

/** Scrolls by itself until the page is alive; then slides are moved in it. */
export const viewport = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.panel,
  selectors: {
    '&[data-live]': { overflow: 'hidden', scrollSnapType: 'none' },
  },
});

export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  // The ring of a slide that is one link would be cut off outside.
  outlineOffset: '-3px',
});

/** The row under the slides. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.touch,
});

/** Arrows round the counter, at the end of the row. */
export const turner = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: '-12px',
});

/** Figures of one width, so that turning moves nothing. */
export const counter = style({
  ...text('caption'),
  fontFamily: type.reading.family,
  fontSize: '.875rem',
  color: color.t2,
  whiteSpace: 'nowrap',
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  color: color.t1,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});
