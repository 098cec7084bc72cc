import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, space } = vars;

/** Stands on the foot of the box, under its own rows. */
export const rows = style({ display: 'grid', marginBlockEnd: `calc(-1 * ${space.s4})` });

export const row = style({
  ...text('body'),
  fontSize: '.9375rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  inlineSize: '100%',
  minBlockSize: '48px',
  color: color.t1,
  textAlign: 'start',
  cursor: 'pointer',
  borderBlockStart: hairline,
});
