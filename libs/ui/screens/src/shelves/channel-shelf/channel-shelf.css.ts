import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/vars';

/** The channels of one cell, under each other. */
export const column = styleVariants({
  lit: { display: 'grid', rowGap: '28px' },
  print: { display: 'grid', rowGap: vars.space.s5 },
});
