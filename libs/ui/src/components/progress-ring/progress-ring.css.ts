import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color } = vars;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '56px',
  selectors: {
    // A wait that is over by then needs no sign.
    '&[data-waiting]': { animation: `${appear} 1ms 400ms both` },
  },
});

export const circles = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 3,
  // It starts at the top.
  transform: 'rotate(-90deg)',
  selectors: {
    '[data-waiting] > &': { animation: `${turn} 1s linear infinite` },
  },
  '@media': {
    [media.calm]: { selectors: { '[data-waiting] > &': { animationDuration: '4s' } } },
  },
});

export const track = style({
  stroke: color.progressTrackOnArt,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});

export const arc = style({
  stroke: color.progressValue,
  strokeLinecap: 'round',
  '@media': {
    // A countdown tells every second; between, the ring closes evenly.
    [media.lively]: { transition: 'stroke-dashoffset 1s linear' },
    [media.forced]: { stroke: 'Highlight' },
  },
});

export const inside = style({
  // The face whose figures are all of one width, or can be.
  ...text('rowTitle'),
  fontSize: '1.0625rem',
  display: 'grid',
  placeItems: 'center',
  fontVariantNumeric: 'tabular-nums',
});
