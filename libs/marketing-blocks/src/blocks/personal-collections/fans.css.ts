import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { rowCell } from '../../parts/card-row.css.ts';
import { covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, space } = vars;

/** A phone shows a part of the next; the sheets of a fan have room beside each other. */
export const row = style({
  columnGap: space.s6,
  vars: { [rowCell]: 'min(352px, 76vw)' },
});

export const tile = style([covered, { display: 'grid' }]);

const sheet = {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: radius.card,
  background: `color-mix(in srgb, var(--art-color, ${color.surface3}) 60%, ${color.surface3})`,
  boxShadow: vars.shadow.pictureEdge,
  transformOrigin: '50% 160%',
  transition: `transform ${duration.panel} ${easing.out}`,
} as const;

/** Two more lie under the picture, and spread when it is pointed at. */
export const fan = style({
  position: 'relative',
  isolation: 'isolate',
  marginBlockEnd: space.s4,
  '::before': { ...sheet, zIndex: -1, transform: 'rotate(-1.5deg)', opacity: 0.8 },
  '::after': { ...sheet, zIndex: -2, transform: 'rotate(1.5deg)', opacity: 0.5 },
  selectors: {
    [`${covered}:is(:hover, :focus-within) > &::before`]: { transform: 'rotate(-4deg)' },
    [`${covered}:is(:hover, :focus-within) > &::after`]: { transform: 'rotate(4deg)' },
  },
  '@media': {
    [media.calm]: { '::before': { transition: 'none' }, '::after': { transition: 'none' } },
    [media.forced]: { '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '352 / 226',
  borderRadius: radius.card,
});

export const description = style({
  ...text('caption'),
  color: color.t2,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
