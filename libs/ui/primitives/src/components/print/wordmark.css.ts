import { style } from '@vanilla-extract/css';
import { text, vars } from '../../theme/style.ts';

export const wordmark = style({
  ...text('brand'),
  fontSize: 'inherit',
  color: vars.color.t1,
  whiteSpace: 'nowrap',
});

export const stop = style({ color: vars.color.accent });
