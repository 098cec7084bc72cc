import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline, strongRule } from '@foyer/ui/print/print.css';

const { color, radius, space } = vars;

export const page = style({ display: 'grid', gap: space.s7, paddingBlockEnd: space.s8 });

/** Words beside the picture on wide pages, above it on narrow ones. */
export const start = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.s8,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  minInlineSize: 0,
});

export const promo = style({ ...text('kicker'), color: color.accent });

const headingBase = { color: color.t1, overflowWrap: 'anywhere' } as const;

export const heading = styleVariants({
  lit: { ...text('displaySmall'), ...headingBase },
  /** Under the heavy line of a story. */
  print: {
    ...text('heading'),
    ...headingBase,
    paddingBlockStart: space.s4,
    borderBlockStart: strongRule,
  },
});

export const lead = style({
  ...text('lead'),
  maxInlineSize: '42rem',
  color: color.t2,
  textWrap: 'pretty',
});

export const status = style({ ...text('label'), color: color.t1 });

export const price = style({ ...text('title'), color: color.t1 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  marginBlockStart: space.s2,
});

const pictureBase = { inlineSize: '100%', aspectRatio: '16 / 9', overflow: 'hidden' } as const;

export const picture = styleVariants({
  lit: { ...pictureBase, borderRadius: radius.panel },
  print: { ...pictureBase, borderRadius: 0 },
});

const countsBase = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s7,
  rowGap: space.s3,
  paddingBlock: space.s4,
} as const;

/** How much is in it, as a row of figures. */
export const counts = styleVariants({
  lit: {
    ...countsBase,
    paddingInline: space.s5,
    background: color.surface1,
    borderRadius: radius.panel,
  },
  print: { ...countsBase, borderBlock: hairline },
});

export const count = style({ ...text('rowTitle'), color: color.t1 });

export const paragraph = style({
  ...text('reading'),
  maxInlineSize: '42rem',
  color: color.t1,
  textWrap: 'pretty',
});

export const featuresHeading = style({ ...text('title'), color: color.t1 });

export const features = style({ marginBlockStart: space.s3 });

const row = {
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
} as const;

export const feature = styleVariants({
  has: { ...row, color: color.t1 },
  lacks: { ...row, color: color.t3 },
});

export const mark = style({ display: 'inline-flex', flexShrink: 0 });
