import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, duration, easing, radius, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s4,
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingBlock: space.s2,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const name = style({
  ...text('body'),
  color: color.t1,
  overflowWrap: 'anywhere',
  selectors: { [`${root}:has(:disabled) &`]: { color: color.t3 } },
});

export const description = style({ ...text('caption'), color: color.t2, gridColumn: '1' });

/** The track; its thumb is drawn inside. */
export const track = style({
  appearance: 'none',
  gridRow: '1 / span 2',
  gridColumn: '2',
  position: 'relative',
  inlineSize: '52px',
  blockSize: '32px',
  background: color.surface3,
  border: `2px solid ${color.inputBorder}`,
  borderRadius: radius.button,
  cursor: 'inherit',
  transition: `background-color ${duration.press} ${easing.out}, border-color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    // Without a description there is one row, and the name stands in the middle of it.
    '&:last-child': { gridRow: '1' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineStart: '4px',
      inlineSize: '20px',
      blockSize: '20px',
      background: color.t2,
      borderRadius: radius.button,
      transition: `inset-inline-start ${duration.hover} ${easing.out}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': { insetInlineStart: '24px', background: color.onAccent },
    // The whole row is pressed, so the whole row tells the track.
    [`${root}:active &:enabled`]: { background: color.surface4 },
    [`${root}:active &:enabled:checked`]: { background: color.accentPressed },
    '&:disabled': { background: color.surface2, borderColor: color.hairline },
    '&:disabled::before': { background: color.t3 },
  },
  '@media': {
    [media.hover]: { selectors: { [`${root}:hover &:enabled`]: { borderColor: color.t1 } } },
    [media.forced]: {
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});
