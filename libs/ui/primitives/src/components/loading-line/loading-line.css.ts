import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/style.ts';

const { color, z } = vars;

const pass = keyframes({
  from: { backgroundPosition: '140% 0' },
  to: { backgroundPosition: '-40% 0' },
});

/** Over the window's upper edge, whatever stands there. */
export const line = style({
  appearance: 'none',
  display: 'block',
  position: 'fixed',
  zIndex: z.flyout,
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '3px',
  border: 0,
  pointerEvents: 'none',
  background: `linear-gradient(${color.progressValue}, ${color.progressValue}) 50% 0 / 40% 100% no-repeat, ${color.progressTrack}`,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.lively]: { animation: `${pass} 1.2s linear infinite` },
    [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
