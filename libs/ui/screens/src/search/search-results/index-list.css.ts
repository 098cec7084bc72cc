import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

export const letters = style({ marginBlockStart: space.s7 });

/** The letter stands beside its entries, above them on phones. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: size.cardGap,
  borderBlockStart: rule,
  paddingBlock: space.s3,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const letter = style({ ...text('heading'), color: color.accent });

export const rows = style({ minInlineSize: 0 });

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s2,
  color: color.t2,
} as const;

/** Picture, title, facts and kind in one line; on phones the last two stand under the title. */
const columns = {
  gridTemplateColumns: '46px minmax(0, 1fr) minmax(0, 220px) 120px',
  '@media': {
    [media.phone]: { gridTemplateColumns: '46px minmax(0, 1fr) auto' },
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
  },
} as const;

export const row = style({ ...line, ...columns, borderBlockEnd: hairline });

export const bestRow = style({
  ...line,
  ...columns,
  gridTemplateColumns: '92px minmax(0, 1fr) minmax(0, 220px) 120px',
  '@media': {
    ...columns['@media'],
    [media.phone]: { gridTemplateColumns: '92px minmax(0, 1fr)' },
  },
});

export const picture = style({
  inlineSize: '46px',
  alignSelf: 'start',
  '@media': { [media.phone]: { gridRow: '1 / span 2' } },
});

export const bestPicture = style({
  inlineSize: '92px',
  '@media': { [media.phone]: { gridRow: '1 / span 3', alignSelf: 'start' } },
});

export const noPicture = style({
  blockSize: '46px',
  alignSelf: 'start',
  background: color.skeleton,
  '@media': { [media.phone]: { gridRow: '1 / span 2' } },
});

const titleWords = { overflowWrap: 'anywhere', minInlineSize: 0 } as const;

export const title = style({
  ...text('cardTitle'),
  ...titleWords,
  '@media': { [media.phone]: { gridColumn: 2, gridRow: 1 } },
});

export const bestTitle = style({
  ...text('heading'),
  ...titleWords,
  '@media': { [media.phone]: { ...text('title'), gridColumn: 2, gridRow: 1 } },
});

/** Under the title on phones. */
export const facts = style({
  ...text('caption'),
  color: color.t3,
  '@media': { [media.phone]: { gridColumn: 2, gridRow: 2 } },
});

export const kind = style({
  ...text('caption'),
  gridColumn: -2,
  color: color.t3,
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: 3, gridRow: 1 } },
});

/** Under the facts on phones, where the picture is big. */
export const bestKind = style([
  kind,
  { '@media': { [media.phone]: { gridColumn: 2, gridRow: 3, textAlign: 'start' } } },
]);
