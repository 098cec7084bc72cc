import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, duration, easing, radius, size, space } = vars;

/** How much of the line lies before the thumb, such as `40%`. */
export const filledProperty = '--filled';

const filled = `var(${filledProperty}, 0%)`;

export const root = style({ display: 'grid', gap: space.s1 });

export const head = style({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  color: color.t2,
});

/** Figures of one width, so that the words beside them stand still. */
export const value = styleVariants({
  box: { ...text('label'), color: color.t1, fontVariantNumeric: 'tabular-nums' },
  line: { ...text('cardTitle'), color: color.t1 },
});

const line = {
  blockSize: '6px',
  borderRadius: radius.button,
  background: `linear-gradient(to right, ${color.progressValue} ${filled}, ${color.progressTrack} ${filled})`,
};

const thumb = {
  boxSizing: 'border-box',
  inlineSize: '22px',
  blockSize: '22px',
  background: color.t1,
  border: `3px solid ${color.t1}`,
  borderRadius: radius.button,
  transition: `border-color ${duration.press} ${easing.out}`,
} as const;

export const range = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: size.touch,
  background: 'transparent',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': line,
    '&::-moz-range-track': line,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: '-8px' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: size.focusOffset,
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: size.focusOffset,
    },
    '&:active::-webkit-slider-thumb': { borderColor: color.accent },
    '&:active::-moz-range-thumb': { borderColor: color.accent },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});
