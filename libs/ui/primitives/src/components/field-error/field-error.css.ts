import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

export const message = style({
  ...text('caption'),
  fontSize: '.875rem',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

/** Keeps the sign beside the first line, however many there are. */
export const sign = style({
  flexShrink: 0,
  inlineSize: '16px',
  blockSize: '16px',
  marginBlockStart: '1px',
});
