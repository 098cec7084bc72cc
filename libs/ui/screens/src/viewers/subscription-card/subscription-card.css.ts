import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, radius, space } = vars;

const cardBase = style({ display: 'grid', minInlineSize: 0, color: color.t1 });

/** A lit plate, or a framed notice of print. */
export const card = styleVariants({
  plate: [
    cardBase,
    {
      overflow: 'hidden',
      background: color.surface1,
      border: hairline,
      borderRadius: radius.panel,
      '@media': {
        [media.desktop]: { gridTemplateColumns: 'minmax(9rem, 14rem) minmax(0, 1fr)' },
      },
    },
  ],
  ruled: [cardBase, { border: rule }],
});

/** Above the words on narrow pages, beside them on wide ones. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 6',
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: '100%' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  minInlineSize: 0,
  padding: space.s5,
});

const stateBase = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
});

export const state = styleVariants({
  good: [stateBase, { color: color.success }],
  waiting: [stateBase, { color: color.t2 }],
  trouble: [stateBase, { color: color.danger }],
  over: [stateBase, { color: color.t2 }],
});

export const heading = style({ ...text('title'), overflowWrap: 'anywhere' });
export const link = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

const factsBase = style({ display: 'grid', margin: 0 });

/** Beside each other on a plate, ruled rows in print. */
export const facts = styleVariants({
  plate: [
    factsBase,
    { gap: space.s4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
  ],
  ruled: [factsBase, { borderBlockStart: hairline }],
});

export const fact = styleVariants({
  plate: { display: 'grid', gap: space.s1, alignContent: 'start' },
  ruled: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s4,
    paddingBlock: space.s3,
    borderBlockEnd: hairline,
  },
});

export const term = style({ ...text('caption'), color: color.t2 });
export const value = style({ ...text('rowTitle'), margin: 0, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
});

const troubleBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  padding: space.s5,
  border: `1px solid ${color.danger}`,
});

export const trouble = styleVariants({
  plate: [troubleBase, { background: color.surface1, borderRadius: radius.panel }],
  ruled: [troubleBase],
});
export const sign = style({ display: 'grid', flex: 'none', color: color.danger });
export const troubleWords = style({
  display: 'grid',
  gap: space.s1,
  flex: '1 1 12rem',
  minInlineSize: 0,
});
export const troubleHeading = style({ ...text('rowTitle'), color: color.t1 });
export const troubleText = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
