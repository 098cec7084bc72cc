import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: 4 });
export const card = style({
  display: 'grid',
  gap: 2,
  inlineSize: '100%',
  padding: 12,
  border: `1px solid transparent`,
  borderRadius: vars.radius,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': {
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
    },
    '&:disabled': { cursor: 'default', color: vars.color.quiet },
  },
});
export const name = style({ fontWeight: 600 });
export const key = style({
  justifySelf: 'start',
  paddingInline: 6,
  borderRadius: 4,
  backgroundColor: vars.color.page,
  fontFamily: vars.mono,
  fontSize: 12,
});
export const group = style({ marginBlockStart: 16, fontSize: 13, fontWeight: 700 });
export const others = style({ paddingInlineStart: 12 });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  color: vars.color.action,
  fontSize: 13,
  cursor: 'pointer',
});
