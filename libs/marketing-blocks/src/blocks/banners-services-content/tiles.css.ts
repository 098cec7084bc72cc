import { media, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { mosaicParts } from './mosaic-parts.ts';

const { color } = vars;

/** Pointed at, it is lit by a ring of the lamp's light. */
export const tile = style({
  minBlockSize: '12rem',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 2px ${color.accent}, inset 0 0 60px -10px ${color.accent}`,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
  },
  '@media': { [media.hover]: { selectors: { '&:hover::after': { opacity: 1 } } } },
});

export const tiles = styleVariants(mosaicParts(vars.size.cardGap));
