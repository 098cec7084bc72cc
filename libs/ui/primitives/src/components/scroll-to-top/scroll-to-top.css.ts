import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';
import { floatingButton } from './floating-button.ts';

const { duration, easing, size, space } = vars;

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

export const button = style([
  floatingButton,
  {
    ...text('label'),
    position: 'fixed',
    zIndex: vars.z.sticky,
    insetInlineEnd: size.gutterEnd,
    insetBlockEnd: `calc(${size.tabBar} + ${space.s5})`,
    '@media': { [media.lively]: { animation: `${appear} ${duration.panel} ${easing.out}` } },
  },
]);
