import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In pixels. */
export const SIZE = 208;

/** Dark on light whatever the label: cameras read no others. */
export const root = style({
  display: 'block',
  inlineSize: `${SIZE}px`,
  blockSize: 'auto',
  maxInlineSize: '100%',
  borderRadius: vars.radius.card,
  background: '#ffffff',
});
