import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { drawnWords, hairlineColumns } from '../../parts/print-columns.ts';

const { color, size, space, type } = vars;

export const columns = style({
  ...hairlineColumns.list,
  '@media': {
    [media.phone]: { rowGap: space.s6 },
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: size.cardGap,
      rowGap: space.s7,
    },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        '&[data-count="2"], &[data-count="4"]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        },
      },
    },
  },
});

export const column = style([
  hairlineColumns.item,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space.s4,
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(2.25rem, auto) minmax(0, 1fr)',
        alignItems: 'start',
      },
      // Pictures stand on one line, however long the words are.
      [media.tablet]: { gridTemplateRows: 'auto 1fr auto' },
    },
  },
]);

export const number = style({ ...text('numeral'), color: color.accent });

export const words = style({ display: 'grid', alignContent: 'start', gap: space.s3 });

export const name = style({
  ...text('title'),
  fontSize: `calc(${type.title.size} * .86)`,
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});

export const drawn = style(drawnWords);

export const note = style({
  ...text('reading'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
