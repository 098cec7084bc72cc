import { text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
});

/** On a panel below each other, as wide as the field; on a slip in a row. */
export const actions = styleVariants({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 },
  slip: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s3} ${space.s5}`,
  },
});

/** Takes the focus when the button that led to a step is gone. */
export const heading = style({
  ...text('title'),
  color: color.t1,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});

export const note = style({
  ...text('body'),
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
globalStyle(`${note} a`, { color: color.t1, textDecoration: 'underline' });

/** On paper a code that is used gets a stamp, with the day. */
export const stamp = style({
  ...text('cardTitle'),
  justifySelf: 'end',
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space.s1,
  paddingInline: space.s4,
  border: `3px solid ${color.accent}`,
  color: color.accent,
  rotate: '-6deg',
});
export const stampDay = style({ ...text('caption'), color: 'inherit' });
