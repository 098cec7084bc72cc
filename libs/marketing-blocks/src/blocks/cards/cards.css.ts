import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** As many in a row as fit, each as wide as a short sentence. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: space.s4,
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  padding: space.s5,
  color: color.t1,
  background: color.surface1,
  borderRadius: radius.panel,
});

/** The number of a step. */
export const label = style({ ...text('displaySmall'), color: color.accent });

export const name = style({ ...text('title'), color: color.t1, overflowWrap: 'anywhere' });

export const note = style({ ...text('body'), color: color.t2 });
