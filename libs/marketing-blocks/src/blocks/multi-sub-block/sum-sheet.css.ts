import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Words at the start, the bill at the end. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.s8,
      alignItems: 'start',
    },
  },
});
export const words = style({ display: 'grid', gap: space.s4, justifyItems: 'start' });
export const lead = style({ ...text('lead'), color: color.t1, maxInlineSize: '30rem' });

export const bill = style({ borderBlockStart: `1px solid ${color.rule}` });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s5}`,
  paddingBlock: space.s3,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const name = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: color.t1,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const sum = style({ ...text('body'), color: color.t2, marginInlineStart: 'auto' });
export const total = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s5}`,
  paddingBlockStart: space.s3,
  borderBlockStart: `3px solid ${color.rule}`,
  color: color.t1,
});
export const totalSum = style({
  ...text('title'),
  fontSize: '2.125rem',
  fontWeight: 300,
  marginInlineStart: 'auto',
});
export const note = style({ ...text('caption'), color: color.t2, textAlign: 'end' });
