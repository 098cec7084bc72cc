import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space.s4, outline: 'none' });
export const list = style({ display: 'grid', gap: space.s2, listStyle: 'none' });
export const row = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '58px',
});
export const words = style({ flex: 1, display: 'grid' });
export const details = style({ ...text('caption'), color: color.t2 });
export const over = style({ ...text('caption'), color: color.danger });
export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });
export const error = style({ ...text('body'), color: color.danger });
