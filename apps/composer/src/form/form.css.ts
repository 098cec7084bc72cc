import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const fields = style({ ...oneColumn, gap: 16 });
export const group = style({
  ...oneColumn,
  gap: 12,
  margin: 0,
  padding: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  minInlineSize: 0,
  selectors: {
    // Frames within frames leave no room for what they hold.
    '& & &': { paddingInline: 0, border: 0 },
  },
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
export const itemActions = style({ display: 'inline-flex', flexShrink: 0 });
