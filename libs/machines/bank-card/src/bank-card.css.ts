import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
});
export const note = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
/** Beside the sign of a lock, at its first line. */
export const safe = style({ display: 'flex', alignItems: 'start', gap: space.s2, color: color.t2 });
