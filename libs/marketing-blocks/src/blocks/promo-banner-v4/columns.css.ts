import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';
import { fitWords } from '../../parts/fit-words.ts';

const { color, space, type } = vars;

/** As many columns as premieres, parted by hairlines; below each other on phones. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const column = style({
  selectors: {
    '& + &': {
      '@media': {
        [media.phone]: {
          borderBlockStart: `1px solid ${color.rule}`,
          paddingBlockStart: space.s5,
        },
        [media.tablet]: {
          borderInlineStart: `1px solid ${color.hairline}`,
          paddingInlineStart: space.s6,
        },
      },
    },
  },
});

export const story = style([
  covered,
  { display: 'grid', gap: space.s2, alignContent: 'start', containerType: 'inline-size' },
]);
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9' });
globalStyle(`${picture} :is(picture, img)`, { blockSize: '100%' });
// One premiere alone is no banner of half a window's height.
globalStyle(`${columns}[data-count="1"] ${picture}`, { aspectRatio: '3 / 1' });

export const name = style({
  ...text('heading'),
  marginBlockStart: space.s1,
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.heading.size),
});
export const facts = style({ ...text('caption'), color: color.t2 });
export const summary = style({ ...text('reading'), color: color.t2, textWrap: 'pretty' });

/** Under the columns, between lines. */
export const box = style({
  marginBlockStart: space.s6,
  paddingBlock: space.s4,
  borderBlock: `1px solid ${color.rule}`,
});
