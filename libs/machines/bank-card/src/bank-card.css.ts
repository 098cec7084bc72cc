import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.s4 });
export const note = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
export const keep = style({ display: 'grid', gap: space.s1 });
