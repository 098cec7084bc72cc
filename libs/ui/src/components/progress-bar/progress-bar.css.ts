import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, radius, space } = vars;

const pass = keyframes({
  from: { backgroundPosition: '140% 0' },
  to: { backgroundPosition: '-40% 0' },
});

export const root = style({ display: 'grid', gap: space.s2 });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
});

export const label = style({ ...text('label'), color: color.t1, overflowWrap: 'anywhere' });

export const amount = style({
  // The face whose figures are all of one width, or can be.
  ...text('rowTitle'),
  fontWeight: 400,
  fontSize: '1rem',
  color: color.t2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const track = color.progressTrack;
const value = color.progressValue;

// A native element, because its length needs no style attribute, which server HTML may not hold.
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '4px',
  border: 0,
  borderRadius: radius.age,
  overflow: 'hidden',
  background: track,
  color: value,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: value,
      borderRadius: radius.age,
      transition: `inline-size ${vars.duration.hover} ${vars.easing.out}`,
    },
    '&::-moz-progress-bar': { background: value, borderRadius: radius.age },
    '&:indeterminate': {
      background: `linear-gradient(${value}, ${value}) 50% 0 / 40% 100% no-repeat, ${track}`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.lively]: {
      selectors: { '&:indeterminate': { animation: `${pass} 1.6s linear infinite` } },
    },
    [media.forced]: { forcedColorAdjust: 'none', background: 'GrayText', color: 'Highlight' },
  },
});

export const note = style({ ...text('caption'), color: color.t2 });
