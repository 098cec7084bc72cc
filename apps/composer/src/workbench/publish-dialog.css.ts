import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const problems = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 8,
  alignItems: 'start',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const found = style({ display: 'grid', gap: 4, justifyItems: 'start' });
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  inlineSize: '100%',
});
export const heading = style({ fontSize: 14, fontWeight: 700 });
export const planned = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 6,
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
