import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As high as the window allows beside the title; what stands inside scrolls by itself. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(60dvh, 640px)',
  border: 0,
  borderRadius: vars.radius.input,
  background: vars.color.surface2,
});
