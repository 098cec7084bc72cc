import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const gains = styleVariants({
  lit: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: size.cardGap,
  },
  print: { borderBlockStart: `1px solid ${color.hairline}` },
});

export const gain = styleVariants({
  lit: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    padding: space.s6,
    background: color.surface1,
    borderRadius: radius.panel,
    boxShadow: vars.shadow.pictureEdge,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  // Title, what it holds, price: a line of a list.
  print: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.s3,
    columnGap: space.s6,
    alignItems: 'baseline',
    paddingBlock: space.s4,
    borderBlockEnd: `1px solid ${color.hairline}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(4rem, auto)' },
    },
  },
});

const words = style({ overflowWrap: 'anywhere', hyphens: 'auto' });
export const name = styleVariants({
  lit: [words, { ...text('title'), color: color.t1, textWrap: 'balance' }],
  print: [words, { ...text('rowTitle'), color: color.t1 }],
});

export const features = styleVariants({
  lit: { display: 'grid', gap: space.s2, color: color.t2 },
  print: {
    color: color.t1,
    '@media': {
      // Below title and price.
      [media.phone]: { gridRow: '2', gridColumn: '1 / -1' },
    },
  },
});
export const feature = style([words, { ...text('body') }]);
globalStyle(`${features.lit} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s3,
  alignItems: 'start',
});
globalStyle(`${features.lit} svg`, { marginBlockStart: '2px', color: color.accent });
// A dash in place of a tick; it is not read out.
globalStyle(`${features.print} > li`, {
  ...text('reading'),
  position: 'relative',
  paddingInlineStart: '1.6em',
});
globalStyle(`${features.print} > li::before`, {
  content: '"—" / ""',
  position: 'absolute',
  insetInlineStart: 0,
  color: color.accent,
});

export const price = styleVariants({
  // Prices of a row of cards stand on one line.
  lit: [
    words,
    { ...text('title'), marginBlockStart: 'auto', paddingBlockStart: space.s3, color: color.t1 },
  ],
  print: [
    words,
    {
      ...text('rowTitle'),
      gridColumn: '-2',
      color: color.t1,
      textAlign: 'end',
      '@media': { [media.phone]: { gridRow: '1' } },
    },
  ],
});
