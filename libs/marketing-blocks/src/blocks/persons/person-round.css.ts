import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { role } from './persons.css.ts';

const { color } = vars;

/** In the light of the lamp, the face of the picture's own colour behind it. */
export const shadow = style({
  boxShadow: `0 20px 36px -12px color-mix(in srgb, var(--art-color, ${color.accent}) 70%, transparent)`,
});

export const subtitle = style([role, { color: color.t3 }]);
