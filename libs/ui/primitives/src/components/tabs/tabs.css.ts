import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, size, space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Room for the ring of focus at the sides of a word; words and lines keep to the column all the same. */
const side = '10px';

/** One line at any width: what has no room is scrolled to. */
const rowBase = style({
  display: 'flex',
  marginInline: `-${side}`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
});

export const row = styleVariants({
  box: [
    rowBase,
    {
      gap: `calc(${space.s7} - 2 * ${side})`,
      background: `linear-gradient(${color.hairline}, ${color.hairline}) center bottom / calc(100% - 2 * ${side}) 1px no-repeat`,
      '@media': { [media.phone]: { gap: `calc(${space.s6} - 2 * ${side})` } },
    },
  ],
  line: [rowBase, { gap: `calc(${space.s6} - 2 * ${side})` }],
});

const tabBase = style({
  ...text('label'),
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: side,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-disabled]': { color: color.t3, cursor: 'not-allowed' },
    // The mark of the tab one is in.
    '&::after': { content: '""', position: 'absolute', insetInline: side, visibility: 'hidden' },
    '&:is([data-selected], [aria-current])::after': { visibility: 'visible' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:is([data-selected], [aria-current])::after': { background: 'Highlight' } },
    },
  },
});

/** A tab, or the link that looks like one. */
export const tab = styleVariants({
  box: [
    tabBase,
    {
      minBlockSize: '52px',
      borderRadius: radius.badge,
      color: color.t2,
      selectors: {
        '&::after': {
          insetBlockEnd: 0,
          blockSize: '3px',
          borderStartStartRadius: '3px',
          borderStartEndRadius: '3px',
          background: color.accent,
        },
        '&:is([data-selected], [aria-current])': { color: color.t1 },
        '&:active:not([data-disabled])': { color: color.accent },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not(:active):not([data-disabled])': { color: color.t1 } },
        },
      },
    },
  ],
  line: [
    tabBase,
    {
      color: color.t1,
      selectors: {
        '&::after': { insetBlockEnd: '8px', blockSize: '2px', background: color.accent },
        '&:is([data-selected], [aria-current])': { color: color.accent },
        '&:active:not([data-disabled])': { color: color.accentHover },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not(:active):not([data-disabled])': { color: color.accent } },
        },
      },
    },
  ],
});

export const panel = style({ paddingBlockStart: space.s6, minInlineSize: 0 });
