import { text as type, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** As wide as the dialog around it, of which the compositions ask. */
export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  containerType: 'inline-size',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});
export const text = style({ ...type('body'), color: color.t2, textWrap: 'pretty' });
export const list = style({ ...type('body'), display: 'grid', gap: space.s3, color: color.t1 });
export const item = style({ display: 'flex', alignItems: 'center', gap: space.s3 });
/** Focused by the flow, which nothing has to show: it is where the eye goes anyway. */
export const heading = style({
  ...type('heading'),
  color: color.t1,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
