import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { strongRule } from '@foyer/ui/print/print.css';

const { color, radius, space } = vars;

export const page = style({ paddingBlock: `${space.s5} ${space.s9}` });

export const head = style({
  display: 'grid',
  gap: space.s6,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(200px, 360px) minmax(0, 1fr)', gap: space.s8 },
  },
});

const sleeveBase = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '360px',
  aspectRatio: '1',
  overflow: 'hidden',
} as const;

export const sleeve = styleVariants({
  lit: { ...sleeveBase, borderRadius: radius.panel },
  print: { ...sleeveBase, borderRadius: 0 },
});

export const words = style({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const genres = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

export const heading = style({ ...text('displaySmall'), margin: 0, overflowWrap: 'anywhere' });

export const artist = style({ ...text('lead'), margin: 0, color: color.t1 });

export const duration = style({ ...text('body'), margin: 0, color: color.t3 });

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  marginBlockStart: space.s4,
} as const;

export const actions = styleVariants({
  lit: row,
  /** A box of actions below each other, as beside an article. */
  print: {
    ...row,
    flexDirection: 'column',
    alignItems: 'stretch',
    maxInlineSize: '22rem',
    paddingBlockStart: space.s4,
    borderBlockStart: strongRule,
  },
});

export const similar = style({ marginBlockStart: vars.size.shelfGap });

export const similarHeading = style({
  ...text('title'),
  margin: 0,
  marginBlockEnd: space.s5,
  color: color.t1,
});
