import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A button with what it does; wide windows do not stretch it. */
export const pressed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem)',
  gap: space.s2,
});

/** A field with what was found under it. */
export const search = style({ display: 'grid', gap: space.s3 });

export const note = style({ ...text('caption'), display: 'block', color: color.t2 });
