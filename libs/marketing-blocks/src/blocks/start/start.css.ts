import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hairlineColumns } from '../../parts/print-columns.ts';

const { color, radius, size, space, type } = vars;

/** Below each other on narrow pages; side by side, in one row, on wide ones. */
const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: size.cardGap,
    },
  },
});
export const steps = styleVariants({
  lit: [line],
  print: [line, { rowGap: space.s5, clipPath: hairlineColumns.list.clipPath }],
});

const beside = {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: space.s4,
} as const;
const below = { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: space.s4 };

export const step = styleVariants({
  lit: {
    ...beside,
    position: 'relative',
    paddingBlockEnd: space.s6,
    // From this step to the next one.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1.75rem - 1px)',
      insetBlock: '3.5rem 0',
      borderInlineStart: `2px solid color-mix(in srgb, ${color.accent} 40%, transparent)`,
    },
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    '@media': {
      [media.desktop]: {
        ...below,
        paddingBlockEnd: 0,
        '::before': {
          insetBlock: 'calc(1.75rem - 1px) auto',
          insetInline: `4.25rem calc(-1 * ${size.cardGap} + ${space.s3})`,
          borderInlineStart: 'none',
          borderBlockStart: `2px solid color-mix(in srgb, ${color.accent} 40%, transparent)`,
        },
      },
    },
  },
  print: [
    hairlineColumns.item,
    {
      ...beside,
      alignItems: 'start',
      '@media': { [media.desktop]: { ...below, rowGap: space.s3 } },
    },
  ],
});
globalStyle(`${step.lit}:last-child::before`, { display: 'none' });

export const number = styleVariants({
  lit: {
    ...text('displaySmall'),
    fontSize: '2rem',
    lineHeight: '1',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    color: color.accent,
    background: `color-mix(in srgb, ${color.accent} 12%, ${color.surface1})`,
    borderRadius: radius.round,
    boxShadow: `0 0 28px color-mix(in srgb, ${color.accent} 24%, transparent)`,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  print: { ...text('numeral'), color: color.accent },
});

export const body = style({ display: 'grid', alignContent: 'start', gap: space.s2 });
globalStyle(`${step.lit} > ${body}`, {
  '@media': { [media.compact]: { paddingBlockStart: space.s3 } },
});

const nameBase = style({
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});
export const name = styleVariants({
  lit: [nameBase, { ...text('title') }],
  // Five columns are narrow.
  print: [nameBase, { ...text('title'), fontSize: `calc(${type.title.size} * .75)` }],
});

export const note = style({
  ...text('body'),
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const foot = style({ marginBlockStart: space.s6 });
