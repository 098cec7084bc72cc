import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  marginBlockEnd: space.s2,
  borderRadius: radius.thumb,
});

export const note = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });

export const foot = style({ marginBlockStart: space.s5 });
