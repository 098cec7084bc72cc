import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A phone shows four, and the way to all of them. */
export const onPhone = {
  selectors: { '&:nth-child(n + 5)': { '@media': { [media.phone]: { display: 'none' } } } },
} as const;

export const name = style({
  ...text('cardTitle'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const facts = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });

export const foot = style({ marginBlockStart: space.s5 });
