import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/style.ts';

const { radius, size, space } = vars;

export const header = style({
  display: 'flex',
  paddingBlock: space.s4,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderRadius: radius.input,
});
