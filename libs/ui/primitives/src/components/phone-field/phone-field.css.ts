import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The call code, in the type of the number, so that both read as one. */
export const code = styleVariants({
  box: { paddingInlineStart: '18px' },
  line: {},
});

/** Around the code alone: the field's name stands above it in the same box. */
export const ring = styleVariants({
  box: { insetBlock: '26px 7px', insetInline: '8px -5px', borderRadius: vars.radius.thumb },
  line: { insetBlock: 0, insetInline: '-8px' },
});

/** Where the ring of focus is drawn. */
export const ringPlace = style({ position: 'absolute', pointerEvents: 'none' });

/** A code that can be changed: drawn, with the real list over it. */
export const changeable = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minInlineSize: vars.size.touch,
  flexShrink: 0,
});

globalStyle(`${changeable}:has(:focus-visible) > ${ringPlace}`, {
  outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
  outlineOffset: `calc(-1 * ${vars.size.focusWidth})`,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});

export const chevron = style({ color: vars.color.t2, flexShrink: 0 });

/** Shows nothing of itself: it would show the country's name too. */
export const list = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  // iOS zooms into fields with smaller type.
  fontSize: '1rem',
});
