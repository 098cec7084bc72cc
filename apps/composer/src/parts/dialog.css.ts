import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const shade = style({ position: 'fixed', inset: 0, backgroundColor: '#16191D99' });
const box = style({
  position: 'fixed',
  insetBlockStart: 68,
  insetInlineEnd: 16,
  inlineSize: 'min(440px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100vh - 84px)',
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  borderRadius: 12,
  backgroundColor: vars.color.surface,
  boxShadow: '0 16px 48px #16191D40',
});
export const boxes = styleVariants({
  plain: [box],
  wide: [box, { inlineSize: 'min(1100px, calc(100vw - 32px))' }],
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
export const title = style({ fontSize: 18, fontWeight: 700 });
