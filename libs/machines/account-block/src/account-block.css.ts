import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** Between the words and the ways out, as the sign of what has happened. */
export const sign = style({ display: 'flex', color: vars.color.danger });

export const actions = style({
  display: 'grid',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s2,
});
