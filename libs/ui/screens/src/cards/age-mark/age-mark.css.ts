import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

export const mark = style({
  ...text('micro'),
  fontSize: '.75rem',
  display: 'inline-block',
  paddingBlock: '2px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.inputBorder}`,
  borderRadius: vars.radius.age,
  color: vars.color.t1,
  whiteSpace: 'nowrap',
});
