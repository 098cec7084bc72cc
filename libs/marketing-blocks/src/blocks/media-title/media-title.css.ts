import { text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

const headingBase = style({ color: color.t1, overflowWrap: 'anywhere', textWrap: 'balance' });
export const heading = styleVariants({
  lit: [headingBase, { ...text('displaySmall') }],
  print: [headingBase, { ...text('heading') }],
});

export const lead = style({
  ...text('lead'),
  maxInlineSize: '42rem',
  color: color.t2,
  textWrap: 'pretty',
});
