import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/style.ts';

/** Brighter than the rest of the title, and no box. */
export const match = style({
  background: 'none',
  color: vars.color.t1,
  '@media': { [media.forced]: { textDecoration: 'underline' } },
});
