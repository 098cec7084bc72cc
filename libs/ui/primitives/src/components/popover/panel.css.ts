import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, shadow } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 6px' } });
// The edge of ink lies outside of the box.
const unroll = keyframes({
  from: { clipPath: 'inset(-2px -2px 100%)' },
  to: { clipPath: 'inset(-2px)' },
});

/** What hangs on something and floats above the page: a lit plate, or a white sheet with an edge of ink. */
export const panel = style({
  margin: 0,
  inset: 'auto',
  boxSizing: 'border-box',
  maxInlineSize: 'calc(100vw - 16px)',
  // Set as soon as the panel has a place.
  maxBlockSize: 'var(--panel-room, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: radius.panel,
  boxShadow: shadow.panel,
  background: color.panel,
  color: color.t1,
  animation: `${appear} ${duration.panel} ${easing.out}`,
  '@media': {
    [media.lively]: {
      selectors: {
        '&[data-motion="soft"]': { animationName: rise },
        '&[data-motion="flat"]': { animationName: unroll },
      },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
