import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const placeholder = style({
  display: 'grid',
  gap: space.s1,
  marginBlockStart: size.shelfGap,
  padding: space.s4,
  border: `1px dashed ${color.t3}`,
  color: color.t2,
});

export const reason = style({ ...text('body'), color: color.t1 });

export const fields = style({ ...text('caption'), overflowWrap: 'anywhere' });
