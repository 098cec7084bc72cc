import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';
import { onPhone } from './watch-tv.css.ts';

const { color, duration, easing, radius, size, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s6} ${size.cardGap}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))' },
  },
});
export const tileCell = style(onPhone);

/** On phones the picture stands before the words. */
export const tile = style([
  covered,
  {
    display: 'grid',
    columnGap: space.s4,
    '@media': {
      [media.phone]: { gridTemplateColumns: '40% minmax(0, 1fr)', alignItems: 'center' },
    },
  },
]);
export const screen = style({
  position: 'relative',
  transition: `transform ${duration.hover} ${easing.out}`,
  '@media': {
    [`${media.hover} and ${media.lively}`]: {
      selectors: { [`${covered}:hover > &`]: { transform: 'scale(1.03)' } },
    },
  },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '176 / 100',
  borderRadius: radius.card,
});
export const mark = style({
  position: 'absolute',
  insetBlockEnd: space.s2,
  insetInlineStart: space.s2,
  inlineSize: '36px',
  aspectRatio: '1',
  borderRadius: radius.thumb,
});

export const words = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  paddingBlockStart: space.s2,
});

export const age = style({
  ...text('micro'),
  display: 'inline-block',
  marginInlineStart: space.s2,
  paddingInline: '4px',
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.age,
});
