import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** The sheet is of film: dark in every label. */
export const sheet = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '36%',
  gap: space.s3,
  padding: space.s4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.s4,
  scrollbarWidth: 'none',
  background: '#12130e',
  '@media': {
    [media.phone]: { marginInlineEnd: `calc(-1 * ${size.gutterEnd})` },
    [media.tablet]: { gridAutoColumns: `calc((100% - 5 * ${space.s3}) / 6)` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  scrollSnapAlign: 'start',
  minInlineSize: 0,
});
/** Pointed at, it is marked as with a pencil. */
export const link = style({
  display: 'grid',
  gap: space.s1,
  padding: '3px',
  border: '2px solid transparent',
  color: '#ffffff',
  selectors: {
    '&:focus-visible': { outlineColor: '#ffffff', outlineOffset: '-4px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: '#e4583f' } } } },
});
export const poster = style({ inlineSize: '100%', aspectRatio: '158 / 230' });
globalStyle(`${poster} > picture`, { blockSize: '100%' });
export const number = style({ ...text('caption') });

export const arrows = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
export const foot = style({ marginBlockStart: space.s4, color: color.t2 });
