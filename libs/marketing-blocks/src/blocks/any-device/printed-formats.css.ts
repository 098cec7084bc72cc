import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const figure = style({ display: 'grid', gap: space.s3 });

/** They stand on one line, each as wide as its screen is to the others. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4.3fr) minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: size.cardGap,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const format = style({ inlineSize: '100%', aspectRatio: '16 / 9' });
// On phones the largest has a row to itself.
globalStyle(`${line} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${line} > :nth-child(2)`, { aspectRatio: '4 / 3' });
globalStyle(`${line} > :nth-child(3)`, { aspectRatio: '9 / 16' });

export const caption = style({ ...text('caption'), color: color.t3, overflowWrap: 'anywhere' });

export const words = style({
  display: 'grid',
  gap: space.s4,
  marginBlockStart: space.s5,
  maxInlineSize: '40rem',
});

export const note = style({
  ...text('reading'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
