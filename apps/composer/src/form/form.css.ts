import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const fields = style({ display: 'grid', gap: 16 });
export const group = style({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  minInlineSize: 0,
});
export const groupName = style({ paddingInline: 4, fontWeight: 700 });
export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
});
export const swatch = style({
  inlineSize: 44,
  blockSize: 44,
  padding: 2,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius,
});
export const beside = style({ display: 'flex', gap: 8, alignItems: 'center' });
export const picture = style({ inlineSize: '100%', borderRadius: vars.radius });
export const check = style({ display: 'flex', gap: 8, alignItems: 'center', minBlockSize: 44 });
export const head = style({ display: 'grid', gap: 4 });
export const title = style({ fontSize: 16, fontWeight: 700 });
