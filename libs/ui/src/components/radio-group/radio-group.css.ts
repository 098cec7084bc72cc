import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, duration, easing, radius, size, space } = vars;

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({
  ...text('caption'),
  color: color.t2,
  marginBlockEnd: space.s2,
});

const row = style({
  ...text('body'),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  color: color.t1,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: color.t3, cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-1px',
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

/** A plain list of choices. */
export const item = style([
  row,
  { minBlockSize: size.touch, paddingBlock: space.s1, borderRadius: radius.thumb },
]);

/** A choice with a mark before it and a sum after it. */
export const wideItem = styleVariants({
  box: [
    row,
    {
      minBlockSize: size.field,
      paddingBlock: space.s2,
      paddingInline: space.s4,
      background: color.surface2,
      borderRadius: radius.input,
      boxShadow: `inset 0 0 0 1px ${color.hairline}`,
      transition: `background-color ${duration.press} ${easing.out}`,
      selectors: {
        '&:has(:checked:enabled)': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not(:has(:disabled))': { background: color.surface3 } },
        },
        [media.forced]: { border: '1px solid CanvasText' },
      },
    },
  ],
  line: [
    row,
    {
      minBlockSize: size.field,
      paddingBlock: space.s2,
      paddingInline: space.s2,
      borderBlockEnd: `1px solid ${color.hairline}`,
      selectors: { '&:has(:checked:enabled)': { borderColor: color.rule } },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not(:has(:disabled))': { background: color.surface2 } },
        },
      },
    },
  ],
});

/** Rows of a table touch; cells stand apart. */
export const wideItems = styleVariants({
  box: { display: 'grid', gap: space.s2 },
  line: { display: 'grid', borderBlockStart: `1px solid ${color.rule}` },
});

export const items = style({ display: 'grid' });

/** The ring; filled from inside when chosen. */
export const dot = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  border: `2px solid ${color.inputBorder}`,
  borderRadius: radius.button,
  outline: 'none',
  cursor: 'inherit',
  transition: `border-color ${duration.press} ${easing.out}`,
  selectors: {
    '&:checked': { borderColor: color.accent },
    '&:checked::before': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      background: color.accent,
      borderRadius: radius.button,
    },
    '&:disabled': { borderColor: color.hairline },
    '&:disabled:checked::before': { background: color.t3 },
    '[aria-invalid="true"] &': { borderColor: color.danger },
  },
  '@media': {
    [media.forced]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});

export const words = style({ flex: 1, minInlineSize: '6em', overflowWrap: 'anywhere' });

export const name = style({
  display: 'block',
  selectors: { '[data-size="wide"] &': { fontWeight: '600' } },
});

export const note = style({
  ...text('caption'),
  display: 'block',
  color: color.t2,
  selectors: { ':has(:disabled) > span > &': { color: color.t3 } },
});

/** A sum or a state at the end of a row. */
export const end = styleVariants({
  box: { ...text('label'), fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' },
  line: { ...text('cardTitle'), marginInlineStart: 'auto' },
});

/** A sum that is not asked for, before the one that is. */
export const struck = style({ ...text('caption'), color: color.t2, marginInlineEnd: space.s2 });
