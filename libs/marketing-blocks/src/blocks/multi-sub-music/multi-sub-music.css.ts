import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const name = style({
  ...text('cardTitle'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const artist = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });
