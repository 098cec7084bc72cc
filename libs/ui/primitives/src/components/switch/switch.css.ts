import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, duration, easing, radius, size, space } = vars;

const row = style({
  display: 'grid',
  columnGap: space.s4,
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingBlock: space.s2,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

/** The whole row is pressed: a track after the words, or a box before them. */
export const root = styleVariants({
  radio: [row, { gridTemplateColumns: 'minmax(0, 1fr) auto' }],
  ballot: [row, { gridTemplateColumns: 'auto minmax(0, 1fr)' }],
});

export const name = style({
  ...text('body'),
  color: color.t1,
  overflowWrap: 'anywhere',
  selectors: { 'label:has(:disabled) > &': { color: color.t3 } },
});

export const description = style({
  ...text('caption'),
  color: color.t2,
  gridColumn: '1',
  selectors: { [`${root.ballot} > &`]: { gridColumn: '2' } },
});

/** The track; its thumb is drawn inside. */
const track = style({
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
    'label:active > &:enabled': { background: color.surface4 },
    'label:active > &:enabled:checked': { background: color.accentPressed },
    '&:disabled': { background: color.surface2, borderColor: color.hairline },
    '&:disabled::before': { background: color.t3 },
  },
  '@media': {
    [media.hover]: { selectors: { 'label:hover > &:enabled': { borderColor: color.t1 } } },
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

/** A box that is filled, with a tick, when it is on. */
const box = style({
  appearance: 'none',
  gridRow: '1 / span 2',
  gridColumn: '1',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `2px solid ${color.inputBorder}`,
  cursor: 'inherit',
  transition: `background-color ${duration.press} ${easing.out}, border-color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&:last-child': { gridRow: '1' },
    '&:checked': { background: color.accent, borderColor: color.accent },
    // Two sides of a turned box.
    '&:checked::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '14px',
      marginBlockStart: '-4px',
      borderBlockEnd: `2px solid ${color.onAccent}`,
      borderRight: `2px solid ${color.onAccent}`,
      transform: 'rotate(42deg)',
    },
    'label:active > &:enabled:checked': { background: color.accentPressed },
    '&:disabled': { background: color.surface2, borderColor: color.hairline },
    '&:disabled:checked::before': { borderColor: color.t3 },
  },
  '@media': {
    [media.hover]: {
      selectors: { 'label:hover > &:enabled:not(:checked)': { borderColor: color.t1 } },
    },
    // The system draws its own, in its own colours.
    [media.forced]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});

/** What shows whether it is on. */
export const mark = styleVariants({ radio: [track], ballot: [box] });
