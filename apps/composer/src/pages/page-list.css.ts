import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const place = style({
  display: 'grid',
  gap: 24,
  inlineSize: 'min(960px, 100%)',
  marginInline: 'auto',
  padding: 24,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
export const title = style({ fontSize: 28, marginInlineEnd: 'auto' });
export const rows = style({ display: 'grid', gap: 8 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  inlineSize: '100%',
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.action } },
  '@media': { '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const alias = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: 16 });
