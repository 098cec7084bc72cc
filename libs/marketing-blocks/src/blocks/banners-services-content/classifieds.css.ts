import { text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { mosaicParts } from './mosaic-parts.ts';

const { color, space } = vars;

export const cells = styleVariants(mosaicParts('1px'), (base) => [
  base,
  { borderBlockEnd: `1px solid ${color.rule}`, borderInlineEnd: `1px solid ${color.rule}` },
]);

/** A small advertisement of a newspaper: a few words, a thumb of a picture at the end. */
export const cell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s3,
  inlineSize: '100%',
  padding: space.s4,
});
export const cellWords = style({
  display: 'grid',
  gap: space.s1,
  flex: '1 1 7rem',
  minInlineSize: 0,
});
export const cellTitle = style({
  ...text('rowTitle'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const cellNote = style({ ...text('caption'), color: color.t2 });
export const thumb = style({ flex: 'none', inlineSize: '104px', aspectRatio: '16 / 9' });
