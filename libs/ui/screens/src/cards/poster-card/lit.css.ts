import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { artColorProperty } from '@foyer/ui/artwork';

const glow = `color-mix(in srgb, var(${artColorProperty}, ${vars.color.accent}) 55%, transparent)`;
const ring = `0 0 0 3px ${vars.color.t1}`;

/** A card that lights up: its link. The picture in it is {@link litArt}. */
export const litLink = style({
  position: 'relative',
  display: 'block',
  outline: 'none',
  color: vars.color.t2,
  selectors: { '&:hover': { color: vars.color.t1 } },
});

/** The picture of a card that is lit when pointed at: it lifts and casts its own colour. */
export const litArt = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.card,
  transition: `transform ${vars.duration.hover} ${vars.easing.out}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `${ring}, 0 24px 60px -10px ${glow}, 0 0 90px -4px ${glow}`,
    opacity: 0,
    transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
  },
  selectors: {
    [`${litLink}:is(:hover, :focus-visible) > &`]: { zIndex: 1 },
    [`${litLink}:is(:hover, :focus-visible) > &::before`]: { opacity: 1 },
    [`${litLink}:focus-visible > &`]: {
      outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
      outlineOffset: '5px',
    },
    [`${litLink}:active > &::before`]: { opacity: 0 },
  },
  '@media': {
    [media.lively]: {
      selectors: {
        [`${litLink}:is(:hover, :focus-visible) > &`]: { transform: 'scale(1.06)' },
        [`${litLink}:active > &`]: { transform: 'scale(.98)' },
      },
    },
    [media.forced]: {
      selectors: { [`${litLink}:focus-visible > &`]: { outlineColor: 'Highlight' } },
    },
  },
});

/** The picture itself, cut to the card's corners. */
export const litPicture = style({ blockSize: '100%', borderRadius: 'inherit' });
