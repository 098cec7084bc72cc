import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';

/** Brighter than the rest of the title, and no box. */
export const match = style({
  background: 'none',
  color: vars.color.t1,
  '@media': { [media.forced]: { textDecoration: 'underline' } },
});
