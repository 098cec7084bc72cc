import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/type.ts';

export const link = style({
  ...text('label'),
  position: 'fixed',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  zIndex: vars.z.toast,
  padding: `${vars.space.s3} ${vars.space.s5}`,
  background: vars.color.t1,
  color: vars.color.page,
  borderRadius: vars.radius.button,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
