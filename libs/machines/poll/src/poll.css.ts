import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.s4 });
export const note = style({ ...text('caption'), color: vars.color.t2 });
