import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { duration, easing, space } = vars;

/** Over the picture, into which it dissolves. */
export const film = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${duration.dissolve} ${easing.inOut}`,
  selectors: { '&[data-playing]': { opacity: 1 } },
});

/** In the corner of the picture, over what dims it. */
export const pause = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space.s4,
  insetInlineEnd: space.s4,
});
