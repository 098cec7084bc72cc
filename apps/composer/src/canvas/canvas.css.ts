import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const place = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 12,
  padding: 12,
  minInlineSize: 0,
  overflow: 'hidden',
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const check = style({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  minBlockSize: 44,
});
export const hint = style({ flexBasis: '100%', color: vars.color.quiet, fontSize: 13 });
export const view = style({ overflow: 'hidden', minInlineSize: 0 });
export const window = style({ blockSize: '100%', marginInline: 'auto', overflow: 'hidden' });
/** The page keeps the width that was chosen, and is shown smaller where there is less room. */
export const frame = style({
  transformOrigin: 'top left',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.surface,
});
