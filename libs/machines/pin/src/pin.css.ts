import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

export const note = style({ display: 'block', ...text('body'), color: vars.color.t2 });
