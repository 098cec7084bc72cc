import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/style.ts';
import { panel } from './panel.css.ts';

export const popover = style([
  panel,
  {
    inlineSize: 'max-content',
    maxInlineSize: 'min(352px, 100vw - 16px)',
    padding: vars.space.s5,
    outline: 'none',
  },
]);
