import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const question = style({ display: 'grid', gap: space.s4 });
export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });
export const error = style({ ...text('body'), color: color.danger });

/** White as banks expect it below their pages; as high as the window allows beside the title. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(60dvh, 480px)',
  border: 0,
  borderRadius: radius.input,
  background: '#fff',
  colorScheme: 'light',
});
