import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.s8,
  borderBlockStart: `3px double ${color.rule}`,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

export const letter = style({ borderBlockEnd: `1px solid ${color.hairline}` });

export const question = style({
  ...text('rowTitle'),
  fontSize: '1.375rem',
  fontWeight: 500,
  lineHeight: '1.25',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: size.control,
  paddingBlock: space.s4,
  color: color.t1,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, ...focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
    [media.phone]: { fontSize: '1.1875rem' },
  },
});

/** A plus, and a minus over an answer: printed, so that nothing turns. */
export const sign = style({
  flex: 'none',
  color: color.accent,
  '::before': { content: '"+"' },
  selectors: { [`${letter}[open] &::before`]: { content: '"−"' } },
});

export const answer = style({
  ...text('reading'),
  display: 'grid',
  gap: space.s3,
  maxInlineSize: '42rem',
  paddingBlockEnd: space.s5,
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
globalStyle(`${answer} a`, { color: color.accent, textDecoration: 'underline' });
