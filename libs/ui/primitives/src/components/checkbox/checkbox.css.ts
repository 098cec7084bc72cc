import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, duration, easing, radius, size, space } = vars;

export const root = style({ display: 'grid', gap: space.s1 });

/** The whole row is pressed, so that a finger need not aim at the box. */
export const row = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  minBlockSize: size.touch,
  paddingBlock: '10px',
  color: color.t1,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.t3, cursor: 'not-allowed' } },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const box = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${color.inputBorder}`,
  borderRadius: radius.badge,
  cursor: 'inherit',
  transition: `background-color ${duration.press} ${easing.out}, border-color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&:checked': { background: color.accent, borderColor: color.accent },
    // The sign is two sides of a turned box.
    '&:checked::before': {
      content: '""',
      inlineSize: '7px',
      blockSize: '12px',
      marginBlockStart: '-3px',
      borderBlockEnd: `2.5px solid ${color.onAccent}`,
      borderRight: `2.5px solid ${color.onAccent}`,
      transform: 'rotate(42deg)',
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { borderColor: color.hairline },
    '&:disabled:checked': { background: color.surface2 },
    '&:disabled:checked::before': { borderColor: color.t3 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, :checked)': { borderColor: color.t1 } } },
    // The system draws its own, in its own colours.
    [media.forced]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
