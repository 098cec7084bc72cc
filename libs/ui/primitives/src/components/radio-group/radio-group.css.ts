import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';
import { ring } from './radio-mark.css.ts';

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

/** Over wide rows the name is a heading. */
export const wideLegend = styleVariants({
  radio: {
    ...text('rowTitle'),
    fontSize: '1.0625rem',
    color: color.t1,
    marginBlockEnd: space.s3,
  },
  ballot: { ...text('title'), fontSize: '1.75rem', color: color.t1, marginBlockEnd: space.s2 },
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
  },
});

/** A plain list of choices. */
export const item = style([
  row,
  {
    minBlockSize: size.touch,
    paddingBlock: space.s1,
    borderRadius: radius.thumb,
    selectors: { '&:has(:focus-visible)': { ...ring, outlineOffset: '-1px' } },
  },
]);

/** The plate or the ruled line that a wide choice is, with whatever else is pressed in it. */
export const wideItem = styleVariants({
  radio: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    background: color.surface2,
    borderRadius: radius.input,
    boxShadow: `inset 0 0 0 1px ${color.inputBorder}`,
    transition: `background-color ${duration.press} ${easing.out}`,
    selectors: {
      // One lamp, on one answer; the rest waits.
      '&:has(:checked:enabled)': {
        background: `color-mix(in srgb, ${color.accent} 12%, ${color.dialog})`,
        boxShadow: `inset 0 0 0 2px ${color.accent}`,
      },
      '&:has(input:disabled)': { boxShadow: `inset 0 0 0 1px ${color.surface4}` },
      '&:has(input:focus-visible)': { ...ring, outlineOffset: size.focusOffset },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:has(:disabled, :checked))': { background: color.surface3 } },
      },
      [media.forced]: {
        border: '1px solid CanvasText',
        selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
      },
    },
  },
  ballot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderBlockEnd: `1px solid ${color.hairline}`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { borderColor: color.t1 } },
      },
    },
  },
});

/** What is pressed to choose: the whole line, up to what else is pressed in it. */
export const wideLabel = styleVariants({
  radio: [
    row,
    {
      flex: '1 1 12em',
      minInlineSize: 0,
      minBlockSize: '60px',
      paddingBlock: '9px',
      paddingInline: space.s4,
      columnGap: '14px',
    },
  ],
  ballot: [
    row,
    {
      flex: '1 1 12em',
      minInlineSize: 0,
      minBlockSize: '59px',
      paddingBlock: '9px',
      columnGap: '14px',
    },
  ],
});

/** Something else to press in the row, after the words. */
export const action = styleVariants({
  radio: { marginInlineStart: 'auto', paddingInline: space.s4, paddingBlock: space.s2 },
  ballot: { marginInlineStart: 'auto', paddingBlock: space.s2 },
});

/** Rows of a table touch; cells stand apart. */
export const wideItems = styleVariants({
  radio: { display: 'grid', gap: space.s2 },
  ballot: { display: 'grid' },
});

export const items = style({ display: 'grid' });

/** A picture of what is chosen, at least as wide as the mark of a card, so that words stand in a column. */
export const picture = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  minInlineSize: '40px',
  color: color.t2,
  selectors: { ':has(:disabled) > &': { color: color.t3 } },
});

export const words = style({ flex: 1, minInlineSize: '6em', overflowWrap: 'anywhere' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s3,
  selectors: { '[data-size="wide"] &': { fontWeight: '600' } },
});

/** A few words on a plate, after the name; below it where there is no room. */
export const badge = style({ maxInlineSize: '100%' });
// A price on a plate is as long as its words: it may break before it lies over the sum at the end.
globalStyle(`${words} ${badge} > *`, { whiteSpace: 'normal' });

export const note = style({
  ...text('caption'),
  display: 'block',
  color: color.t2,
  textWrap: 'pretty',
});

/** A sum or a state at the end of a row. */
export const end = styleVariants({
  radio: {
    ...text('label'),
    fontVariantNumeric: 'tabular-nums',
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
  },
  ballot: {
    ...text('cardTitle'),
    fontSize: '1.25rem',
    fontWeight: '400',
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
  },
});

/** A sum that is not asked for, before the one that is. */
export const struck = style({ ...text('caption'), color: color.t2, marginInlineEnd: space.s2 });
