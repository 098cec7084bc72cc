import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, easing, radius, space } = vars;

const resultBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.s6,
  flexGrow: 1,
  paddingBlock: space.s5,
});
/** The covers and the words: under each other in the light, side by side on paper. */
export const result = styleVariants({
  lit: [resultBase, { justifyItems: 'center', textAlign: 'center' }],
  print: [
    resultBase,
    {
      justifyItems: 'start',
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
          columnGap: space.s9,
          alignItems: 'center',
        },
      },
    },
  ],
});

const wordsBase = style({ display: 'grid', gap: space.s3, minInlineSize: 0 });
export const words = styleVariants({
  lit: [wordsBase, { justifyItems: 'center' }],
  print: [wordsBase, { justifyItems: 'start' }],
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  marginBlockStart: space.s3,
});
globalStyle(`${foot} > button:first-child`, { inlineSize: 'auto' });

/** Keeps its width, so that nothing moves with the seconds. */
export const later = style({
  ...text('caption'),
  minInlineSize: '8em',
  color: color.t2,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

/** Where the covers pass: the one in front is lit. */
export const stage = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: 'clamp(220px, 46svh, 380px)',
  overflow: 'clip',
  overflowClipMargin: '24px',
});

const width = 'clamp(132px, 26svh, 230px)';

export const stageCover = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: width,
  aspectRatio: '230 / 333',
  borderRadius: radius.card,
  overflow: 'clip',
  '@media': {
    [media.lively]: {
      transition: `transform 400ms ${easing.inOut}, filter 400ms ${easing.inOut}, opacity 400ms ${easing.inOut}`,
    },
  },
});
globalStyle(`${stageCover} > span`, { position: 'absolute', inset: 0 });

/** Places from the middle, in widths of a cover. */
const places = [
  [0, 0, 1],
  [1, 0.94, 0.86],
  [2, 1.72, 0.74],
  [3, 2.4, 0.64],
] as const;
for (const [offset, shift, scale] of places) {
  for (const sign of offset === 0 ? [1] : [-1, 1]) {
    globalStyle(`${stageCover}[data-offset="${sign * offset}"]`, {
      zIndex: 3 - offset,
      transform: `translate(calc(-50% + ${sign * shift} * ${width}), -50%) scale(${scale})`,
      filter: offset === 0 ? 'none' : `brightness(${0.85 - offset * 0.15})`,
      boxShadow: offset === 0 ? `0 0 0 3px ${color.t1}` : 'none',
      opacity: offset === 3 ? '.5' : '1',
    });
  }
}

/** A front page with a coloured sheet behind it. */
export const sheet = style({
  display: 'grid',
  gap: space.s2,
  justifyItems: 'start',
  inlineSize: 'min(calc(100% - 16px), 26rem)',
  padding: space.s5,
  border: `1px solid ${color.rule}`,
  background: color.page,
  boxShadow: `16px 16px 0 ${color.mark}`,
});
export const masthead = style({ ...text('brand'), fontSize: '2.5rem', color: color.t1 });
export const sheetNumber = style({ ...text('caption'), color: color.t2 });
export const sheetPicture = style({
  justifySelf: 'center',
  inlineSize: 'min(100%, 34svh)',
  aspectRatio: '230 / 333',
  // The way on is in sight as well.
  '@media': { [media.phone]: { inlineSize: 'min(100%, 18svh)' } },
});
export const coverName = style({
  ...text('title'),
  color: color.t1,
  overflowWrap: 'anywhere',
  minBlockSize: '1lh',
});

/** What the number is made of. */
export const contents = style({ display: 'grid', inlineSize: '100%', counterReset: 'title' });
globalStyle(`${contents} > li`, {
  ...text('rowTitle'),
  display: 'flex',
  gap: space.s5,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.hairline}`,
  counterIncrement: 'title',
});
globalStyle(`${contents} > li::before`, { content: 'counter(title)', color: color.accent });
