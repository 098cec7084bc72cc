import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const step = style({ display: 'grid', gap: space.s4, ':focus': { outline: 'none' } });
export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });
