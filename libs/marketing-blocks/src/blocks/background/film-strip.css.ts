import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { cover, covered } from '../../parts/cover.css.ts';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

/** Of film: dark in every label. */
const film = '#12130e';
/** Holes come in this step, so that frames are a whole number of them wide. */
const step = 27;
const hole = { width: 15, height: 13, edge: 9 };
/** Above and below the pictures. */
const rim = 31;
/** How wide a frame is, and the picture in it as high as two thirds of its width. */
const frameWidth = { wide: 16 * step, phone: 11 * step };
const gap = 12;
const pictureHeight = (width: number) => Math.round(((width - gap) * 2) / 3);

/** A strip of so high pictures as the background of a row, which moves along with what is in it. */
function stripOf(width: number) {
  const height = pictureHeight(width) + 2 * rim;
  const holes = (y: number) =>
    `linear-gradient(to right, ${color.page} ${hole.width}px, transparent ${hole.width}px) 6px ${y}px / ${step}px ${hole.height}px repeat-x local`;
  return [
    holes(hole.edge),
    holes(height - hole.edge - hole.height),
    `linear-gradient(${film}, ${film}) 0 0 / 100% ${height}px no-repeat local`,
  ].join(', ');
}

export const root = style({ marginBlockStart: size.shelfGap });

export const top = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s5,
  marginBlockEnd: space.s5,
});
export const head = style({
  flex: '1 1 0',
  display: 'grid',
  gap: `${space.s2} ${space.s7}`,
  alignItems: 'end',
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const heading = style({
  ...text('displaySmall'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(`calc(${type.displaySmall.size} * 1.4)`),
});
export const way = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});
export const subHeading = style({
  ...text('lead'),
  fontStyle: 'italic',
  maxInlineSize: '34rem',
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const arrows = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });

/** From the column's start to the window's end, whatever its width. */
const start = `max(${size.gutterStart}, (100vw - ${size.contentMax}) / 2)`;

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `${frameWidth.wide}px`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  paddingInline: `${start} ${size.gutterEnd}`,
  scrollPaddingInlineStart: start,
  background: stripOf(frameWidth.wide),
  '@media': {
    [media.phone]: {
      gridAutoColumns: `${frameWidth.phone}px`,
      background: stripOf(frameWidth.phone),
    },
    [media.forced]: { background: 'Canvas' },
  },
});
export const cell = style({ scrollSnapAlign: 'start', minInlineSize: 0 });
export const frame = style([
  covered,
  { paddingInlineEnd: `${gap}px`, paddingBlockStart: `${rim}px` },
]);
export const still = style({
  inlineSize: '100%',
  blockSize: `${pictureHeight(frameWidth.wide)}px`,
  '@media': { [media.phone]: { blockSize: `${pictureHeight(frameWidth.phone)}px` } },
});

// The ring is in the picture: around the words it would stand on the next frame.
globalStyle(`${frame} ${cover}:focus-visible::before`, { outline: 'none' });
globalStyle(`${frame}:has(${cover}:focus-visible) ${still}`, {
  outline: `${size.focusWidth} solid #ffffff`,
  outlineOffset: `calc(-1 * ${size.focusWidth})`,
});

/** Between the holes, on the film. */
export const number = style({
  ...text('caption'),
  display: 'block',
  inlineSize: 'fit-content',
  blockSize: `${rim}px`,
  lineHeight: `${rim}px`,
  paddingInline: space.s2,
  color: '#f4efd9',
  background: film,
});
export const name = style({
  ...text('cardTitle'),
  marginBlockStart: space.s3,
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const facts = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });
export const age = style({ whiteSpace: 'nowrap' });
