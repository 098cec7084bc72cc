import { text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';
import { name } from './personal-collections.css.ts';

const { color, size, space } = vars;

/** Index cards, as many in a row as their sentences have room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: size.cardGap,
});
/** The name stands on the one coloured line of a card. */
export const card = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 76px',
    alignContent: 'start',
    columnGap: space.s3,
    blockSize: '100%',
    border: `1px solid ${color.rule}`,
    background: color.surface1,
    padding: `${space.s3} ${space.s4} ${space.s4}`,
  },
]);
export const cardName = style([
  name,
  {
    paddingBlockEnd: space.s2,
    marginBlockEnd: space.s2,
    gridColumn: '1 / -1',
    borderBlockEnd: `2px solid ${color.accent}`,
  },
]);
export const sentence = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
export const thumb = style({ inlineSize: '100%', aspectRatio: '352 / 226' });
globalStyle(`${thumb} > picture`, { blockSize: '100%' });
