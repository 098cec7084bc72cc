import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: 2, outline: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: 48,
  paddingInlineEnd: 8,
  borderRadius: vars.radius,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.page },
    '&[data-selected]': {
      backgroundColor: vars.color.actionSoft,
      boxShadow: `inset 3px 0 ${vars.color.action}`,
    },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.action}`, outlineOffset: -3 },
    '&[data-dragging]': { opacity: 0.5 },
  },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.quiet,
  cursor: 'grab',
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: 600 });
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const headline = style([line, { color: vars.color.quiet, fontSize: 13 }]);
export const marks = style({ display: 'flex', gap: 4, color: vars.color.quiet });
export const hasError = style({ color: vars.color.error });
export const hasWarning = style({ color: vars.color.warning });
export const dropLine = style({ blockSize: 3, borderRadius: 3, backgroundColor: 'transparent' });
globalStyle(`${dropLine}[data-drop-target]`, { backgroundColor: vars.color.action });
