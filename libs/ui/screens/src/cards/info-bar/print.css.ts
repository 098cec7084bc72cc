import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

export const line = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'baseline',
  color: vars.color.t2,
});

/** Opens with a capital, as a sentence does. */
export const fact = style({
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
