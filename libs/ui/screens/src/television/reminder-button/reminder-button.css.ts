import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space } = vars;

/** A bell and a word; in a list the bell alone. */
export const button = style({
  ...text('label'),
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  fontSize: '.9375rem',
  color: color.t2,
  borderRadius: radius.button,
  cursor: 'pointer',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&[aria-pressed="true"]': { color: color.accent },
    '&[aria-busy="true"]': { opacity: 0.6 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.t1 } } },
    [media.forced]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

/** Among the links that start something. */
export const whole = style({
  minBlockSize: size.control,
  paddingInline: space.s5,
  background: color.glass,
  color: color.t1,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.glassHover } } },
    [media.forced]: { border: '1px solid ButtonText' },
  },
});
