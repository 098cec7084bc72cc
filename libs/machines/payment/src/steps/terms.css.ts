import { media, text, vars } from '@foyer/ui/theme/vars';
import { styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Of a dot on the line, and where the line runs. */
const dot = 12;
const middle = '5px';

/** A line in time, upright on phones; or rows by date. */
export const terms = styleVariants({
  timeline: {
    display: 'grid',
    margin: 0,
    '@media': {
      [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(min-content, auto)' },
    },
  },
  table: { display: 'grid', margin: 0 },
});

const line = { content: '""', position: 'absolute', background: color.inputBorder } as const;

export const row = styleVariants({
  timeline: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingInlineStart: '28px',
    paddingBlockEnd: space.s3,
    selectors: {
      // From one moment to the next; what runs today is lit.
      '&::before': { ...line, insetBlock: '6px -6px', insetInlineStart: middle, inlineSize: '2px' },
      '&:first-child::before': { background: color.accent },
      '&:last-child::before': { insetBlockEnd: space.s3 },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '5px',
        insetInlineStart: 0,
        inlineSize: `${dot}px`,
        blockSize: `${dot}px`,
        boxSizing: 'border-box',
        background: color.dialog,
        border: `2px solid ${color.t2}`,
        borderRadius: radius.round,
      },
      '&:first-child::after': {
        background: color.accent,
        borderColor: color.accent,
        boxShadow: `0 0 14px color-mix(in srgb, ${color.accent} 60%, transparent)`,
      },
    },
    '@media': {
      [media.tablet]: {
        paddingInlineStart: 0,
        paddingInlineEnd: space.s4,
        paddingBlock: '18px 0',
        selectors: {
          '&::before': {
            insetBlock: `${middle} auto`,
            insetInline: '0 0',
            inlineSize: 'auto',
            blockSize: '2px',
          },
          '&:last-child::before': { insetBlockEnd: 'auto' },
          '&::after': { insetBlockStart: 0 },
        },
      },
      [media.forced]: {
        selectors: {
          '&::before, &:first-child::before': { background: 'CanvasText' },
          '&:first-child::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  table: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.s4,
    paddingBlock: space.s3,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` } },
  },
});

export const when = styleVariants({
  timeline: { ...text('caption'), color: color.t2 },
  table: { ...text('body'), color: color.t1 },
});

export const sum = styleVariants({
  timeline: { ...text('rowTitle'), margin: 0, color: color.t1, fontVariantNumeric: 'tabular-nums' },
  table: {
    ...text('cardTitle'),
    fontSize: '1.25rem',
    fontWeight: '400',
    margin: 0,
    marginInlineStart: 'auto',
    color: color.t1,
    whiteSpace: 'nowrap',
    selectors: {
      // What is paid now.
      ':first-child > &': { ...text('title'), fontSize: '2.125rem', lineHeight: 1.1 },
    },
  },
});
