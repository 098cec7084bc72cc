import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, size, space } = vars;

/** The ring must not be cut off at the edge. */
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s4,
  padding: '6px',
});

/** One picture; the whole of it is pressed. */
export const item = style({
  position: 'relative',
  display: 'grid',
  borderRadius: vars.radius.button,
  outline: 'none',
  cursor: 'pointer',
  transition: `outline-color ${duration.press} ${easing.out}, opacity ${duration.press} ${easing.out}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '7px',
    },
    '&:active:not(:has(:checked, :disabled))': { opacity: 0.6 },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(:disabled:not(:checked))': { opacity: 0.5 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        // A ring, as what is chosen has one: a picture that is pointed at does not fade.
        '&:hover:not(:has(:checked, :disabled, :focus-visible))': {
          outline: `2px solid ${color.inputBorder}`,
          outlineOffset: '3px',
        },
      },
    },
    [media.forced]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

/** The native control lies over its picture, unseen. */
export const control = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Says that it is chosen to those who do not see the ring's colour. */
export const check = style({
  position: 'absolute',
  insetBlockEnd: '-4px',
  insetInlineEnd: '-4px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  background: color.accent,
  color: color.onAccent,
  borderRadius: vars.radius.button,
});
