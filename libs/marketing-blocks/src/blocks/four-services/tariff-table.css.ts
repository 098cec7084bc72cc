import { media, text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Only the table scrolls, not the page. */
export const scroll = style({
  // Words that only the ear gets scroll with it.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    [media.phone]: {
      marginInlineEnd: `calc(-1 * ${size.gutterEnd})`,
      paddingInlineEnd: size.gutterEnd,
    },
  },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});
/** A column has room for a button. */
export const width = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  minInlineSize: `${7.5 + 10.75 * count}rem`,
}));

/** Stays in sight while the columns are walked through. */
const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '24%',
  background: color.page,
  textAlign: 'start',
  '@media': { [media.phone]: { inlineSize: '7.5rem' } },
});
export const corner = style([first]);
export const side = style([
  first,
  {
    ...text('label'),
    paddingBlock: space.s4,
    paddingInlineEnd: space.s3,
    color: color.t1,
    borderBlockEnd: `1px solid ${color.hairline}`,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
]);

const box = style({
  paddingBlock: space.s4,
  paddingInline: space.s3,
  textAlign: 'center',
  verticalAlign: 'middle',
  color: color.t1,
});
/** The edges of the column that is recommended. */
const edge = {
  background: color.surface2,
  borderInline: `1px solid ${color.rule}`,
} as const;

export const head = style([
  box,
  { borderBlockStart: `3px solid ${color.rule}`, verticalAlign: 'bottom' },
]);
export const headBest = style([
  box,
  {
    ...edge,
    verticalAlign: 'bottom',
    borderBlockStart: `3px solid ${color.accent}`,
    borderBlockEnd: `1px solid ${color.rule}`,
  },
]);
export const promo = style({
  ...text('kicker'),
  display: 'block',
  marginBlockEnd: space.s2,
  color: color.accent,
});
export const name = style({
  ...text('title'),
  fontSize: '1.5rem',
  '@media': {
    [media.compact]: { fontSize: '1.125rem' },
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
  fontWeight: 400,
  display: 'block',
  color: 'inherit',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/** In the middle of its cell. */
export const sign = style({ display: 'inline-flex', verticalAlign: 'middle' });
export const cell = style([box, text('body'), { borderBlockEnd: `1px solid ${color.hairline}` }]);
export const cellBest = style([cell, edge]);
export const price = style({
  ...text('title'),
  fontSize: '1.375rem',
  fontWeight: 300,
  textWrap: 'balance',
});

export const foot = style([box, { verticalAlign: 'bottom' }]);
export const footBest = style([foot, { ...edge, borderBlockEnd: `1px solid ${color.rule}` }]);
export const deal = style({ display: 'grid', gap: space.s2, justifyItems: 'center' });
export const state = style({ ...text('caption'), color: color.t2, textWrap: 'balance' });
export const action = style({
  maxInlineSize: '100%',
  paddingInline: space.s4,
  overflowWrap: 'anywhere',
});
