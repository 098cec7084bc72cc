import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gap: space.s4,
  marginBlockStart: size.shelfGap,
  paddingInlineStart: size.gutterStart,
  paddingInlineEnd: size.gutterEnd,
});

export const heading = style({ ...text('title'), color: color.t1, overflowWrap: 'anywhere' });

export const words = style({ ...text('reading'), color: color.t2, overflowWrap: 'anywhere' });
