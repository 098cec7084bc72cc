import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
});

/** Has the focus by itself and leads nowhere: it needs no ring. */
export const heading = style({
  ...text('title'),
  fontSize: '1.25rem',
  lineHeight: 1.25,
  color: color.t1,
  outline: 'none',
  textWrap: 'balance',
});

export const kicker = style({
  ...text('caption'),
  display: 'block',
  color: color.t3,
  marginBlockEnd: space.s1,
});

export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });

export const unsaved = style({
  ...text('body'),
  color: color.t1,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
});

/** Buttons as wide as the dialog stand one under another, those as wide as their words side by side. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
  marginBlockStart: space.s2,
});
