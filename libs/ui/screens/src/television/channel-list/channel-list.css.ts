import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { column, strongRule } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

/** In the gutters of the page. */
export const section = styleVariants({
  lit: {
    paddingBlock: `${space.s7} ${space.s9}`,
    paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  },
  print: [column, { paddingBlock: `${space.s8} ${space.s9}` }],
});

export const heading = styleVariants({
  lit: { ...text('title'), color: color.t1, marginBlockEnd: size.headGap },
  /** Under the heavy line of a story. */
  print: {
    ...text('title'),
    color: color.t1,
    marginBlockEnd: space.s5,
    paddingBlockStart: space.s3,
    borderBlockStart: strongRule,
  },
});

const grid = { display: 'grid', alignItems: 'start' } as const;

/** Tiles where cards are lit, rows of a listing where they are printed. */
export const list = styleVariants({
  lit: {
    ...grid,
    gap: `28px ${size.cardGap}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 42%), 1fr))',
  },
  print: {
    ...grid,
    gap: `${space.s5} ${space.s7}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  },
});
globalStyle(`${list.lit} > li > *`, { inlineSize: '100%', maxInlineSize: 'none' });
