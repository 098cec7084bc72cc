import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { fitWords } from '@foyer/ui/print/fit';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: space.s7,
  rowGap: space.s3,
  paddingBlock: `${space.s7} ${space.s5}`,
});

/** What the title is measured by: its longest word always fits. */
export const headingBox = style({
  containerType: 'inline-size',
  flex: '1 1 20rem',
  minInlineSize: 0,
});

export const heading = style({
  ...text('heading'),
  overflowWrap: 'anywhere',
  selectors: fitWords(vars.type.heading.size),
});

export const standfirst = style({
  ...text('lead'),
  maxInlineSize: '24em',
  color: color.t2,
  textWrap: 'pretty',
});

/** Wider windows have columns; while nothing is measured, phones hide them and the rest hides the one channel. */
export const columns = style({
  display: 'none',
  marginBlockEnd: size.shelfGap,
  '@media': { [media.tablet]: { display: 'block' } },
});

/** Names, pictures and lists of all columns stand in one line each. */
export const columnsRow = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

/** Where there is room for one channel. */
export const one = style({
  marginBlock: space.s3,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Between hairlines; the highlight of what is on air runs up to them. */
export const column = style({
  display: 'grid',
  gridRow: '1 / 4',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: '18px',
  paddingBlock: `${space.s4} ${space.s5}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '& + &': { borderInlineStart: hairline },
    '&:is([data-place="3"], [data-place="4"])': {
      '@media': { [media.compact]: { display: 'none' } },
    },
  },
});

export const columnHead = style({
  ...text('title'),
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  fontSize: '1.375rem',
  paddingBlockEnd: space.s4,
  marginBlockEnd: space.s4,
  borderBlockEnd: rule,
});

export const columnName = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const columnMark = style({ flex: 'none', inlineSize: '44px', blockSize: '44px' });

export const columnPicture = style({
  gridRow: 2,
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  marginBlockEnd: space.s4,
});

export const columnList = style({ gridRow: 3 });

export const empty = style({ ...text('lead'), paddingBlock: space.s8, color: color.t2 });
