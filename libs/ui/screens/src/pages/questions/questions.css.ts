import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, duration, easing, size, space } = vars;

export const list = style({ maxInlineSize: '48rem' });

export const row = style({ borderBlockEnd: hairline });

const questionBase = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: size.control,
  paddingBlock: space.s4,
  color: color.t1,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    ...focusRing,
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
} as const;

/** Lit by its size alone, in print as a headline between hairlines. */
export const question = styleVariants({
  lit: { ...text('lead'), ...questionBase },
  print: { ...text('rowTitle'), ...questionBase },
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { [`${row}[open] &`]: { rotate: '180deg' } },
  '@media': { [media.lively]: { transition: `rotate ${duration.hover} ${easing.out}` } },
});

export const answer = style({
  ...text('reading'),
  display: 'grid',
  gap: space.s3,
  paddingBlockEnd: space.s5,
  color: color.t2,
  textWrap: 'pretty',
});
globalStyle(`${answer} a`, { color: color.accent, textDecoration: 'underline' });
