import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const problems = style({ display: 'grid' });
const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const problem = styleVariants({
  error: [row],
  warning: [row],
});
export const mark = styleVariants({
  error: { color: vars.color.error },
  warning: { color: vars.color.warning },
  fine: { color: vars.color.fine },
});
export const link = style({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.action,
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const foot = style({ display: 'grid', gap: 12 });
