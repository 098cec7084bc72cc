import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Two columns of print where there is room, and enough to fill both. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.s8,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s2} ${space.s5}`,
  alignItems: 'start',
  paddingBlock: space.s5,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s3,
  gridColumn: '1 / -1',
});
export const entryName = style({
  ...text('title'),
  fontSize: '1.5rem',
  fontWeight: 400,
  color: color.t1,
  minInlineSize: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '1.25rem' } },
});
export const dots = style({
  flex: '1 1 1.5rem',
  borderBlockEnd: `2px dotted ${color.inputBorder}`,
  transform: 'translateY(-4px)',
});
export const entryPrice = style({
  ...text('title'),
  fontSize: '1.375rem',
  fontWeight: 300,
  color: color.t1,
  marginInlineStart: 'auto',
});
export const entryWords = style({ display: 'grid', gap: space.s1 });
export const entryAction = style({
  justifySelf: 'start',
  minBlockSize: size.touch,
  '@media': { [media.tablet]: { justifySelf: 'end' } },
});
