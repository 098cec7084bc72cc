import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const name = style({ ...text('title'), hyphens: 'auto', overflowWrap: 'anywhere' });

export const summary = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
