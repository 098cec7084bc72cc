import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: 4 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: vars.control,
  paddingInline: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.action } },
});
export const title = style({ overflowWrap: 'anywhere' });
export const kind = style({ color: vars.color.quiet, fontSize: 13, whiteSpace: 'nowrap' });
