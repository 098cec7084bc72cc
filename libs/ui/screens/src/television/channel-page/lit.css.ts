import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, shadow, size, space } = vars;

const gutters = { paddingInline: `${size.gutterStart} ${size.gutterEnd}` } as const;

export const page = style({
  ...gutters,
  paddingBlockStart: `calc(${size.topBar} + ${space.s5})`,
  '@media': { [media.desktop]: { paddingBlockStart: space.s7 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  marginBlock: `${space.s4} ${space.s5}`,
});

export const mark = style({ flex: 'none', inlineSize: '56px', borderRadius: radius.card });

export const name = style({ ...text('heading'), overflowWrap: 'anywhere' });

/** Two thirds for what is on, one for the day. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(340px, 1fr)',
      alignItems: 'stretch',
    },
  },
});

export const main = style({ display: 'grid', alignContent: 'start', gap: space.s5 });

/** Where the channel plays after a press. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  gap: space.s5,
  aspectRatio: '16 / 9',
  minBlockSize: '300px',
  padding: `${space.s5} ${space.s5}`,
  overflow: 'clip',
  borderRadius: radius.panel,
  background: color.surface1,
  boxShadow: shadow.pictureEdge,
  '@media': {
    [media.tablet]: { padding: space.s7 },
    [media.phone]: { aspectRatio: 'auto' },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  blockSize: '100%',
  inlineSize: '100%',
});

export const scrim = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(to top, rgba(${color.scrim}, .94) 8%, rgba(${color.scrim}, .62) 46%, rgba(${color.scrim}, .1))`,
});

/** As high as what is beside it; the day scrolls in it. */
export const side = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': { [media.desktop]: { minBlockSize: '34rem' } },
});

export const sideBox = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  '@media': { [media.desktop]: { position: 'absolute', inset: 0 } },
});

export const scroller = style({
  // Holds the words for the ear, which would widen the page otherwise.
  position: 'relative',
  maxBlockSize: 'min(36rem, 76svh)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '4px',
  margin: '-4px',
  '@media': {
    [media.desktop]: { flex: '1 1 0', minBlockSize: 0, maxBlockSize: 'none' },
  },
});

export const about = style({ display: 'grid', gap: space.s3, maxInlineSize: '44rem' });

export const facts = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  color: color.t2,
});

export const description = style({ ...text('lead'), color: color.lead });

/** What comes next, and how the archive is got. */
export const plate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: `${space.s4} ${space.s5}`,
  background: color.surface1,
  borderRadius: radius.card,
});

export const plateWords = style({ ...text('body'), color: color.t2, minInlineSize: 0 });

export const plateTitle = style({
  ...text('rowTitle'),
  display: 'block',
  color: color.t1,
  overflowWrap: 'anywhere',
});
