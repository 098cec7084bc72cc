import { style } from '@vanilla-extract/css';
import { mono } from '../parts/controls.css.ts';
import { vars } from '../theme/vars.css.ts';

export const place = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  padding: 16,
  overflow: 'auto',
});
export const problems = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const problem = style({
  padding: 4,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.action,
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const source = style([mono, { minBlockSize: '50vh', whiteSpace: 'pre', overflow: 'auto' }]);
