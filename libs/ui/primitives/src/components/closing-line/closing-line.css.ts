import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/style.ts';

const { color } = vars;

const passing = keyframes({ to: { transform: 'scaleX(0)' } });

/** Runs out towards the start; whole while the time is held. */
export const line = style({
  display: 'block',
  blockSize: '2px',
  borderRadius: '1px',
  background: color.accent,
  transformOrigin: 'left',
  selectors: {
    '&:dir(rtl)': { transformOrigin: 'right' },
    '&[data-counting]': { animation: `${passing} linear both` },
  },
  '@media': {
    // A line that creeps for seconds is movement; the words beside it say the same.
    [media.calm]: { display: 'none' },
    [media.forced]: { background: 'Highlight' },
  },
});
