import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, duration, easing, radius, size } = vars;

/** Around what has the focus. */
export const ring = {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
} as const;

const control = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  border: `2px solid ${color.inputBorder}`,
  outline: 'none',
  cursor: 'inherit',
  transition: `border-color ${duration.press} ${easing.out}`,
  selectors: {
    '&:disabled': { borderColor: color.hairline },
    '[aria-invalid="true"] &': { borderColor: color.danger },
  },
  '@media': {
    [media.forced]: {
      appearance: 'auto',
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
});

const stroke = {
  content: '""',
  gridArea: '1 / 1',
  inlineSize: '18px',
  blockSize: '2px',
  background: color.accent,
} as const;

/** What shows the choice: a ring that is filled from inside, or a box with a cross in it. */
export const mark = styleVariants({
  radio: [
    control,
    {
      inlineSize: '22px',
      blockSize: '22px',
      borderRadius: radius.round,
      selectors: {
        '&:checked': { borderColor: color.accent, background: color.accent },
        '&:checked::before': {
          content: '""',
          inlineSize: '8px',
          blockSize: '8px',
          background: color.onAccent,
          borderRadius: radius.round,
        },
        '&:disabled:checked': { background: 'transparent' },
        '&:disabled:checked::before': { background: color.t3 },
      },
    },
  ],
  ballot: [
    control,
    {
      inlineSize: '26px',
      blockSize: '26px',
      selectors: {
        '&:checked': { borderColor: color.t1 },
        '&:checked::before': { ...stroke, rotate: '45deg' },
        '&:checked::after': { ...stroke, rotate: '-45deg' },
        '&:disabled:checked::before, &:disabled:checked::after': { background: color.t3 },
        '[data-size="wide"] &:focus-visible': { ...ring, outlineOffset: '3px' },
      },
    },
  ],
});
