import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const group = style({
  display: 'inline-flex',
  margin: 0,
  padding: 4,
  border: 0,
  borderRadius: vars.radius,
  backgroundColor: vars.color.line,
});
export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: 12,
  borderRadius: 6,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.surface, fontWeight: 700 },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.action}`, outlineOffset: 2 },
  },
});
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
