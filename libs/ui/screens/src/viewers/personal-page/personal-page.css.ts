import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { column } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

/** As wide as a line can be read, in the gutters of the page. */
export const lit = style({
  boxSizing: 'border-box',
  maxInlineSize: `calc(52rem + ${size.gutterStart} + ${size.gutterEnd})`,
  paddingBlockEnd: space.s9,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});

/** The widest text column of the look, for plates that stand side by side. */
const widePlates = '82.5rem';

export const litWide = style([
  lit,
  { maxInlineSize: `calc(${widePlates} + ${size.gutterStart} + ${size.gutterEnd})` },
]);

const asideWidth = '16rem';

/** The same with a column before the rows. */
export const litWithAside = style([
  lit,
  {
    maxInlineSize: `calc(52rem + ${asideWidth} + ${space.s7} + ${size.gutterStart} + ${size.gutterEnd})`,
  },
]);

/** Rows with what stands before them, where there is room. */
export const besideAside = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${asideWidth} minmax(0, 1fr)`,
      columnGap: space.s7,
      alignItems: 'start',
      marginBlockStart: space.s7,
    },
  },
});

export const print = style([column, { paddingBlockEnd: space.s9 }]);

/** On a dark page; on paper it is that of print. */
export const heading = style({ ...text('heading'), color: color.t1, overflowWrap: 'anywhere' });

export const lead = style({
  ...text('lead'),
  color: color.t2,
  maxInlineSize: '42rem',
  marginBlockStart: space.s3,
  textWrap: 'pretty',
});

export const content = style({
  display: 'grid',
  gap: space.s7,
  maxInlineSize: '52rem',
  marginBlockStart: space.s7,
  selectors: {
    // The heading's distance is that of both.
    [`${besideAside} > &`]: { '@media': { [media.desktop]: { marginBlockStart: 0 } } },
  },
});

export const contentOfPlates = style([content, { maxInlineSize: 'none' }]);

/** On paper the second part stands in a narrower column, where there is room for both. */
export const columns = style({
  display: 'grid',
  gap: space.s7,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
});

export const columnRows = style({ display: 'grid', gap: space.s7, minInlineSize: 0 });

export const section = style({ display: 'grid', gap: space.s4 });

export const sectionHeading = style({ ...text('title'), color: color.t1 });
