import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { column, strongRule } from '@foyer/ui/print/print.css';

const { color, radius, size, space } = vars;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s5} ${space.s7}`,
  marginBlockEnd: space.s7,
} as const;

/** On paper the head hangs on the heavy line of a story. */
export const head = styleVariants({
  lit: {
    ...row,
    paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
    paddingBlockStart: space.s5,
  },
  print: [column, { ...row, alignItems: 'end' }],
});

const picture = {
  flex: 'none',
  inlineSize: '132px',
  aspectRatio: '1',
  '@media': { [media.tablet]: { inlineSize: '220px' } },
} as const;

/** A circle in light, a grey square in print. */
export const portrait = styleVariants({
  lit: { ...picture, borderRadius: radius.round },
  print: { ...picture, filter: 'grayscale(1)', borderBlockStart: strongRule },
});

export const words = style({ display: 'grid', gap: space.s3, flex: '1 1 260px', minInlineSize: 0 });

export const name = style({ ...text('heading'), color: color.t1, overflowWrap: 'anywhere' });

export const trades = style({ ...text('lead'), color: color.t2 });
