import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const heading = style({ ...text('heading'), color: color.t1, overflowWrap: 'anywhere' });

export const lead = style({
  ...text('lead'),
  maxInlineSize: '42rem',
  color: color.t2,
  textWrap: 'pretty',
});
