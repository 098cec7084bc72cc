import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const figure = style({ display: 'grid', gap: space.s3, maxInlineSize: '72rem' });

/** Whose clip it is at its start, its facts at its end. */
export const caption = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
  color: color.t2,
});
export const link = style({
  color: color.t1,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
});
