import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const place = style({ display: 'grid', gap: space.s4 });
export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });
export const error = style({ ...text('body'), color: color.danger });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4 });
