import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100%',
  padding: 16,
});
export const box = style({
  display: 'grid',
  gap: 16,
  inlineSize: 'min(400px, 100%)',
  padding: 24,
  borderRadius: 12,
  backgroundColor: vars.color.surface,
});
export const title = style({ fontSize: 22 });
