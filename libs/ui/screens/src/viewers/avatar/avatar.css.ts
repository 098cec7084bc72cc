import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, shadow, size } = vars;

/** A circle or a square, as the label's buttons are. */
export const avatar = style({
  ...text('label'),
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  lineHeight: 1,
  background: color.surface3,
  color: color.t1,
  borderRadius: radius.button,
  userSelect: 'none',
  selectors: {
    // The profile in force: a ring, and the label's light.
    '&[data-on]': {
      outline: `${size.focusWidth} solid ${color.accent}`,
      outlineOffset: '3px',
      boxShadow: shadow.action,
    },
  },
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-on]': { outlineColor: 'Highlight' } },
    },
  },
});

/** Width and height, and letters to fit. */
export const sizes = styleVariants({
  small: { inlineSize: '40px', blockSize: '40px', fontSize: '.875rem' },
  medium: { inlineSize: '56px', blockSize: '56px', fontSize: '1.125rem' },
  large: { inlineSize: '96px', blockSize: '96px', fontSize: '1.75rem' },
});

/** Fills its cell. It is not placed: the frame has a position of its own, and either sheet may come last. */
export const picture = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' });
