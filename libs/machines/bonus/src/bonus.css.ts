import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Takes the focus when the button that led to a step is gone. */
export const step = style({ ':focus': { outline: 'none' } });
export const form = style({ display: 'grid', gap: space.s4 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});
export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });

/** The terms come as paragraphs, with an empty line between them. */
export const terms = style({
  ...text('caption'),
  margin: 0,
  color: color.t2,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});
export const termsTitle = style({ ...text('rowTitle'), color: color.t1 });
