import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const focusView = style({ position: 'relative', touchAction: 'none', cursor: 'crosshair' });
export const whole = style({ display: 'block', inlineSize: '100%', borderRadius: vars.radius });
export const point = style({
  position: 'absolute',
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  transform: 'translate(-50%, -50%)',
  border: `3px solid ${vars.color.surface}`,
  borderRadius: '50%',
  outline: `3px solid ${vars.color.action}`,
  backgroundColor: 'transparent',
  cursor: 'move',
  selectors: { '&:focus-visible': { outlineWidth: 6 } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 8,
});
export const choice = style({
  display: 'grid',
  gap: 4,
  inlineSize: '100%',
  padding: 4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  fontSize: 13,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { borderColor: vars.color.action } },
});
export const small = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 4,
  backgroundColor: vars.color.line,
});
export const form = style({ display: 'grid', gap: 12 });
