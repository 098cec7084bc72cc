import { media, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { rowCell } from '../../parts/card-row.css.ts';
import { covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, size, space } = vars;

/** 2.5 sleeves on a phone. */
export const row = style({
  columnGap: size.cardGap,
  vars: { [rowCell]: '34vw' },
  '@media': { [media.tablet]: { vars: { [rowCell]: '200px' }, columnGap: space.s7 } },
});

export const record = style([covered, { display: 'grid', gap: '2px' }]);

/** The record looks out of its sleeve, and farther where it is pointed at. */
export const sleeve = style({
  position: 'relative',
  marginBlockEnd: space.s3,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '5%',
    insetInlineEnd: 0,
    aspectRatio: '1',
    borderRadius: radius.round,
    background: `radial-gradient(circle, ${color.accent} 0 13%, ${color.surface4} 14% 15%, ${color.surface2} 16% 30%, ${color.surface3} 31% 32%, ${color.surface2} 33% 48%, ${color.surface4} 49% 50%, ${color.surface2} 51%)`,
    transform: 'translateX(8%)',
    transition: `transform ${duration.panel} ${easing.out}`,
  },
  selectors: {
    [`${covered}:is(:hover, :focus-within) > &::before`]: { transform: 'translateX(22%)' },
  },
  '@media': {
    [media.calm]: { '::before': { transition: 'none' } },
    [media.forced]: { '::before': { display: 'none' } },
  },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.thumb,
});
