import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/type.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s3,
  color: vars.color.t1,
});

export const word = style({
  ...text('brand'),
  fontWeight: '700',
  // Capitals of this face stand above the middle of their line.
  paddingBlockStart: '.08em',
});
