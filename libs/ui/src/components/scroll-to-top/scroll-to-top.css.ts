import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, shadow, size, space } = vars;

/** As high as the screen, from the page's top: out of sight once more than a screen is scrolled. */
export const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: '100vh',
  inlineSize: '1px',
  pointerEvents: 'none',
});

const appear = keyframes({ from: { opacity: 0 } });

export const button = style({
  ...text('label'),
  position: 'fixed',
  zIndex: vars.z.sticky,
  insetInlineEnd: size.gutterEnd,
  insetBlockEnd: `calc(${size.tabBar} + ${space.s5})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  border: `1px solid ${color.rule}`,
  borderRadius: radius.button,
  background: color.surface2,
  color: color.t1,
  boxShadow: shadow.panel,
  cursor: 'pointer',
  transition: `background-color ${duration.hover} ${easing.out}`,
  selectors: { '&:active': { background: color.surface4 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surface3 } } },
    [media.lively]: { animation: `${appear} ${duration.panel} ${easing.out}` },
  },
});
