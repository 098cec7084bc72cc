import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

/** Light of a lamp is a rule in print. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  marginBlockStart: size.shelfGap,
  paddingBlockStart: space.s5,
  borderBlockStart: `3px solid var(--art-color, ${color.rule})`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s7,
      selectors: { '&:not(:has(figure))': { gridTemplateColumns: 'minmax(0, 46rem)' } },
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const kicker = style({ ...text('kicker'), color: color.accent, overflowWrap: 'anywhere' });
export const heading = style({
  ...text('heading'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.heading.size, { narrow: { 8: 18.6 } }),
});
export const standfirst = style({
  ...text('lead'),
  fontStyle: 'italic',
  maxInlineSize: '32rem',
  color: color.lead,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
globalStyle(`${standfirst} a`, { color: color.accent, textDecoration: 'underline' });

/** On phones first, from edge to edge. */
export const figure = style({
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})` },
    [media.compact]: { order: -1 },
    [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' },
  },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  maxBlockSize: '58svh',
  '@media': {
    [media.tablet]: { aspectRatio: '16 / 10' },
    [media.desktop]: { aspectRatio: '9 / 10', maxBlockSize: '44rem' },
  },
});
export const caption = style({
  ...text('caption'),
  paddingBlockStart: space.s2,
  color: color.t3,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { paddingInline: `${size.gutterStart} ${size.gutterEnd}` },
  },
});

export const box = style({
  alignSelf: 'end',
  display: 'grid',
  gap: space.s4,
  minInlineSize: 0,
  padding: space.s5,
  background: color.surface1,
  border: `1px solid ${color.t1}`,
});
export const bill = style({
  display: 'grid',
  gap: space.s2,
  selectors: {
    '&:empty': { display: 'none' },
    '&:not(:empty)': { paddingBlockEnd: space.s4, borderBlockEnd: `1px solid ${color.hairline}` },
  },
});
export const offer = style({
  ...text('displaySmall'),
  color: color.accent,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const advantage = style({ ...text('body'), color: color.t1, overflowWrap: 'anywhere' });
export const actions = style({ minInlineSize: 0 });
globalStyle(`${actions} > div > button`, { inlineSize: 'auto' });
globalStyle(`${actions} > div > a`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });
export const note = style({ ...text('caption'), color: color.t3, overflowWrap: 'anywhere' });
