import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline, strongRule } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

export const crumbs = style({ paddingBlockStart: space.s4 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s5,
  containerType: 'inline-size',
  marginBlock: `${space.s6} ${space.s5}`,
});

export const mark = style({
  flex: 'none',
  inlineSize: '56px',
  '@media': { [media.tablet]: { inlineSize: '88px' } },
});

export const nameBox = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' });

export const name = style({ ...text('displaySmall'), overflowWrap: 'break-word' });

/** Under the picture: what is on, and the ways to watch it. */
export const credit = style({
  display: 'grid',
  gap: space.s5,
  paddingBlock: space.s5,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    [media.phone]: { paddingInline: `${size.gutterStart} ${size.gutterEnd}` },
  },
});

/** The day in the wide column, the channel in the narrow one. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s7,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: space.s8 },
  },
});

/** A listing of the day, in two columns where there is room. */
export const listing = style({
  // Holds the words for the ear, which would widen the page otherwise.
  position: 'relative',
  marginBlockStart: space.s5,
  '@media': {
    [media.tablet]: { columns: 2, columnGap: space.s7, columnRule: hairline },
    [media.phone]: {
      maxBlockSize: 'min(36rem, 76svh)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      padding: '4px',
      marginInline: '-4px',
    },
  },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  borderBlockStart: strongRule,
  paddingBlockStart: space.s4,
});

export const sideHeading = style({ ...text('title'), color: color.t1 });

export const reading = style({ ...text('reading'), color: color.t1, hyphens: 'auto' });

export const facts = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  color: color.t3,
});

/** A word of its own between rules. */
export const note = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  paddingBlockStart: space.s4,
  borderBlockStart: hairline,
  color: color.t2,
});

export const next = style({ ...text('rowTitle'), display: 'block', color: color.t1 });
