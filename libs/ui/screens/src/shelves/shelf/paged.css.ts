import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, size, space } = vars;

/** What the row's width is measured by: the column, not the window. */
export const room = style({ containerType: 'inline-size' });

const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Not mandatory: a swipe may go further than the cells that are drawn.
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  // The ring of focus and the edge of a picture are not cut by the row's own edge.
  padding: '6px',
  margin: '-6px',
  scrollPaddingInline: '6px',
  columnGap: size.cardGap,
  gridAutoColumns: 'var(--shelf-cell)',
  '@media': {
    [media.phone]: {
      // On phones a row runs out of the page at its end.
      marginInlineEnd: `calc(-1 * ${size.gutterEnd})`,
      paddingInlineEnd: size.gutterEnd,
    },
  },
});
globalStyle(`${row} > li`, { minInlineSize: 0 });
// Room for cells that are not drawn is no place to stay at: the row would follow it when it moves.
globalStyle(`${row} > li:not([aria-hidden])`, { scrollSnapAlign: 'start' });

/** `count` cells of a fixed width spread from edge to edge. */
function spread(cell: number, count: number) {
  return {
    columnGap: `calc((100cqi - ${count * cell}px) / ${count - 1})`,
    gridAutoColumns: `${cell}px`,
  };
}

/** `count` cells fill the width, the page's own gap between them. */
function fill(count: number, gap: string) {
  return {
    columnGap: gap,
    gridAutoColumns: `calc((100cqi - ${count - 1} * ${gap}) / ${count})`,
  };
}

/** Rows by what is in them. */
export const rows = styleVariants({
  poster: [
    row,
    {
      vars: { '--shelf-cell': '142px' },
      '@container': {
        '(min-width: 40em)': spread(158, 4),
        '(min-width: 54em)': spread(158, 5),
        '(min-width: 68em)': spread(158, 6),
        '(min-width: 80em)': spread(158, 7),
        '(min-width: 88em)': spread(158, 8),
      },
    },
  ],
  horizontal: [
    row,
    {
      vars: { '--shelf-cell': 'min(300px, 84cqi)' },
      '@container': {
        '(min-width: 40em)': fill(2, size.cardGap),
        '(min-width: 54em)': fill(3, size.cardGap),
      },
    },
  ],
  /** A listing row each, as wide as a horizontal card. */
  channel: [
    row,
    {
      vars: { '--shelf-cell': 'min(300px, 84cqi)' },
      '@container': {
        '(min-width: 40em)': fill(2, size.cardGap),
        '(min-width: 54em)': fill(3, size.cardGap),
      },
    },
  ],
  person: [
    row,
    {
      vars: { '--shelf-cell': '132px' },
      '@container': {
        '(min-width: 40em)': fill(4, space.s6),
        '(min-width: 54em)': fill(5, space.s6),
        '(min-width: 68em)': fill(6, space.s6),
        '(min-width: 88em)': fill(7, space.s6),
      },
    },
  ],
});

export const arrows = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'flex', marginInlineEnd: '-12px' } },
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginBlock: '-10px',
  color: color.t1,
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    '&[aria-disabled="true"]': { color: color.inputBorder, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:not([aria-disabled="true"]):hover': { color: color.accent } },
    },
    [media.forced]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
globalStyle(`${arrow}:dir(rtl) svg`, { transform: 'scaleX(-1)' });
