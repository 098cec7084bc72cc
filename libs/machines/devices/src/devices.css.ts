import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ display: 'grid', justifyItems: 'start', gap: space.s4 });

export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });

export const error = style({ ...text('body'), color: color.danger });
