import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, space } = vars;

/** Below it a square has no room for a name. */
const withNames = '(min-width: 28em)';

/** Between the ink of one square and the next, in milliseconds. */
const stepMs = 60;
const most = 16;

export const crossword = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Its lines are those of its squares, each drawn once. */
export const squares = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  padding: '1px',
  border: `2px solid ${color.t1}`,
  background: color.t1,
});

const one = style({ aspectRatio: '1', minInlineSize: 0, background: color.surface1 });
export const square = style([
  one,
  {
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.mark } } },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
]);
export const empty = style([
  one,
  {
    selectors: { '&[data-black]': { background: 'transparent' } },
    '@media': {
      [media.forced]: {
        selectors: { '&[data-black]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  },
]);

export const logo = style([
  covered,
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    justifyItems: 'center',
    alignItems: 'center',
    blockSize: '100%',
    padding: space.s1,
    transition: 'opacity 90ms linear',
    selectors: { '[data-dark] &': { opacity: 0 } },
    '@media': {
      [media.calm]: { transition: 'none', selectors: { '[data-dark] &': { opacity: 1 } } },
    },
    '@container': { [withNames]: { padding: space.s2 } },
  },
]);
for (let index = 2; index <= most; index += 1) {
  globalStyle(`${squares} > :nth-child(${index}) > ${logo}`, {
    transitionDelay: `${(index - 1) * stepMs}ms`,
  });
}

export const number = style({
  ...text('micro'),
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '5px',
  color: color.t2,
});

export const sign = style({
  gridRow: 2,
  inlineSize: 'min(48px, 56%)',
  aspectRatio: '1',
});
globalStyle(`${sign} :is(picture, img)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Heard where it is not seen. */
export const name = style({
  ...text('caption'),
  gridRow: 3,
  maxInlineSize: '100%',
  fontSize: '.75rem',
  color: color.t1,
  textAlign: 'center',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@container': {
    '(max-width: 27.99em)': {
      position: 'absolute',
      inset: 0,
      fontSize: 0,
      lineHeight: 0,
      color: 'transparent',
    },
  },
});

export const answers = style({
  ...text('caption'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: `${space.s1} ${space.s4}`,
  marginBlockStart: space.s3,
  paddingInlineStart: '1.6em',
  listStyle: 'decimal',
  color: color.t2,
  '@container': { [withNames]: { display: 'none' } },
});
export const answer = style({ overflowWrap: 'anywhere', hyphens: 'auto' });
