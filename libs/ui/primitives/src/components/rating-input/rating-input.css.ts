import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, size, space, type } = vars;

/** Fits by its own width, not the window's: it stands in dialogs and beside pictures. */
export const group = style({
  border: 0,
  minInlineSize: 0,
  maxInlineSize: '40rem',
  containerType: 'inline-size',
});

export const legend = style({ ...text('caption'), color: color.t2, marginBlockEnd: space.s3 });

const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@container': { '(min-width: 30em)': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});

export const rows = styleVariants({
  box: [row, { gap: space.s2 }],
  line: [row, { borderBlock: `1px solid ${color.rule}` }],
});

const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '52px',
  minInlineSize: 0,
  color: color.t1,
  cursor: 'pointer',
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: size.focusOffset,
      zIndex: 1,
    },
    '&:has(:disabled)': { color: color.t3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const cells = styleVariants({
  box: [
    cell,
    {
      ...text('title'),
      fontWeight: '700',
      fontVariantNumeric: 'tabular-nums',
      background: color.surface2,
      borderRadius: radius.card,
      selectors: {
        '&:has(:checked)': { background: color.accent, color: color.onAccent },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:has(:checked, :disabled))': { background: color.surface3 },
          },
        },
      },
    },
  ],
  line: [
    cell,
    {
      fontFamily: type.numeral.family,
      fontSize: '1.625rem',
      fontWeight: '300',
      selectors: {
        '&:has(:checked)': { background: color.action, color: color.onAction },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:has(:checked, :disabled))': { color: color.accent },
          },
        },
      },
    },
  ],
});

export const remove = style({ display: 'flex', minBlockSize: size.touch, alignItems: 'center' });
