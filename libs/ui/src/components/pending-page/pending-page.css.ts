import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const page = style({ overflow: 'clip', minBlockSize: '100svh' });

export const hero = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.s4,
  minBlockSize: 'clamp(480px, 76vh, 660px)',
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
  paddingBlockEnd: vars.space.s9,
});

export const row = style({
  display: 'flex',
  gap: vars.size.cardGap,
  marginBlockStart: vars.size.headGap,
  paddingInlineStart: vars.size.gutterStart,
});

export const heading = style({ paddingInlineStart: vars.size.gutterStart });
