import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { hairlineColumns } from '../../parts/print-columns.ts';

const { color, radius, size, space } = vars;

const pairs = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

export const line = styleVariants({
  lit: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s3,
    '@media': { [media.phone]: pairs },
  },
  print: {
    ...pairs,
    clipPath: hairlineColumns.list.clipPath,
    columnGap: size.cardGap,
    rowGap: space.s5,
    paddingBlock: space.s4,
    borderBlock: `1px solid ${color.rule}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.desktop]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
      },
    },
  },
});
// Four fill two rows of two sooner than a row of three and one.
globalStyle(`${line.print}[data-count="4"]`, {
  '@media': {
    [`${media.tablet} and ${media.compact}`]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
// An odd one at the end of pairs takes the whole row.
globalStyle(
  `${line.lit} > :last-child:nth-child(odd), ${line.print} > :last-child:nth-child(odd)`,
  {
    '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  },
);

export const advantage = styleVariants({
  lit: {
    ...text('label'),
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.controlCompact,
    paddingBlock: space.s2,
    paddingInline: space.s4,
    color: color.t1,
    background: color.surface2,
    borderRadius: radius.panel,
    boxShadow: vars.shadow.pictureEdge,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': {
      // The longest words stay whole in half of a phone.
      [media.phone]: { gap: space.s2, paddingInline: space.s3, fontSize: '.9375rem' },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
  print: [
    hairlineColumns.item,
    {
      ...text('cardTitle'),
      color: color.t1,
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      textWrap: 'balance',
      '@media': {
        // In pairs the second one is parted from the first.
        [media.phone]: { selectors: { '&:nth-child(even)::after': { display: 'block' } } },
        [media.desktop]: { textAlign: 'center' },
      },
    },
  ],
});
globalStyle(`${advantage.lit} > svg`, { flexShrink: 0, color: color.accent });
