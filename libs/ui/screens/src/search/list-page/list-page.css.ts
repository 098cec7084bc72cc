import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { column } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

const gutters = { paddingInline: `${size.gutterStart} ${size.gutterEnd}` } as const;

export const page = style({ paddingBlockEnd: space.s9 });

/** The gutters of the page round whatever does not keep them itself. */
export const body = styleVariants({ lit: [style(gutters)], print: [column] });

export const head = styleVariants({
  lit: { ...gutters, marginBlockEnd: space.s4 },
  print: [column, { marginBlockEnd: space.s6 }],
});

/** On a dark page; on paper it is that of print. */
export const heading = style({ ...text('heading'), color: color.t1, overflowWrap: 'anywhere' });

export const lead = style({
  ...text('lead'),
  maxInlineSize: '42rem',
  marginBlock: `${space.s3} ${space.s5}`,
  color: color.t2,
  textWrap: 'pretty',
});

const grid = {
  display: 'grid',
  alignItems: 'start',
  // Beside the filters of a wide page there is room for five posters.
  columnGap: `min(${size.cardGap}, ${space.s5})`,
  rowGap: '28px',
} as const;

/** As many cards in a row as fit, never fewer than two of the small ones; they fill their cells. */
const columnsOf = (width: number, least = '100%') => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, ${least}), 1fr))`,
});
const two = '42%';

/** Columns by the card that stands in them. */
export const grids = styleVariants(
  {
    poster: columnsOf(158, two),
    karaoke: columnsOf(180, two),
    collection: columnsOf(300),
    banner: columnsOf(320),
  },
  (columns) => ({ ...grid, ...columns }),
);
for (const name of Object.values(grids)) {
  globalStyle(`${name} > li > *`, { inlineSize: '100%', maxInlineSize: 'none' });
}

/** What it shows is about to be replaced. */
export const results = style({
  transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.s4,
  // The page keeps most of its height when a list becomes empty.
  minBlockSize: '40vh',
  paddingBlock: space.s7,
  // What follows in another section keeps the height, and is not pushed out of sight.
  selectors: { 'section:not(:last-child) &': { minBlockSize: 0, paddingBlock: space.s3 } },
});

export const noteHeading = style({ ...text('title'), color: color.t1, overflowWrap: 'anywhere' });

export const noteText = style({ ...text('lead'), color: color.t2, maxInlineSize: '34em' });

export const tabs = style({ marginBlockEnd: space.s6 });

export const count = style({
  ...text('body'),
  display: 'block',
  marginBlock: space.s4,
  color: color.t2,
});
