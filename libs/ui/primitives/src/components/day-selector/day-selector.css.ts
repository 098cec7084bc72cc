import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '../../theme/style.ts';
import { hairline, rule } from '../print/print.css.ts';

const { color, duration, easing, radius, size, space } = vars;

/** A row that scrolls where it has no room; its rings and the glow of a chip are not cut. */
const row = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

const link = style({
  // Holds the words for the ear, which would widen the row otherwise.
  position: 'relative',
  display: 'flex',
  whiteSpace: 'nowrap',
  selectors: focusRing,
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** Chips in a row: the day in view is a lit plate. */
export const chips = {
  list: style([row, { gap: space.s1, padding: '6px', margin: '-6px' }]),
  item: style({ flex: 'none' }),
  day: style([
    link,
    {
      alignItems: 'center',
      gap: '.5em',
      minBlockSize: size.touch,
      paddingInline: space.s4,
      borderRadius: radius.button,
      fontSize: '.9375rem',
      color: color.t2,
      transition: `color ${duration.press} ${easing.out}, background-color ${duration.press} ${easing.out}`,
      selectors: {
        '&[aria-current]': { background: color.t1, color: color.page, fontWeight: 600 },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:not([aria-current]):hover': { background: color.surface3, color: color.t1 },
          },
        },
      },
    },
  ]),
  weekday: style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } }),
  number: style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
};

/** Cells between rules, each as wide as the next: the day in view is printed white on ink. */
export const cells = {
  list: style([row, { borderBlock: rule }]),
  item: style({
    flex: '1 1 0',
    minInlineSize: 'max-content',
    selectors: { '& + &': { borderInlineStart: hairline } },
  }),
  day: style([
    link,
    {
      flexDirection: 'column',
      alignItems: 'center',
      paddingBlock: space.s3,
      paddingInline: space.s5,
      fontSize: '.875rem',
      color: color.t2,
      selectors: {
        '&[aria-current]': { background: color.action, color: color.onAction },
        // The row would cut a ring outside.
        '&:focus-visible': { outlineOffset: '-6px' },
        '&[aria-current]:focus-visible': { outlineColor: color.onAction },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:not([aria-current]):hover': { background: color.surface2 } },
        },
      },
    },
  ]),
  weekday: style({ textTransform: 'lowercase' }),
  number: style({
    ...text('title'),
    color: color.t1,
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  }),
};
