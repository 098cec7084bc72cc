import { style, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingBlock: space.s3,
  color: color.t1,
  textAlign: 'start',
});

const hairline = `1px solid ${color.hairline}`;

/** A row: a plate on a dark page, ruled on paper and in dialogs. */
export const row = styleVariants({
  plate: [base, { paddingInline: space.s5, background: color.surface1, borderRadius: radius.card }],
  ruled: [base, { borderBlockEnd: hairline }],
});

/** The list around such rows. */
export const rows = styleVariants({
  plate: { display: 'grid', gap: space.s2, inlineSize: '100%' },
  ruled: { display: 'grid', inlineSize: '100%' },
});

/** The line above the first row, where rows stand on a page of paper. */
export const head = style({ borderBlockStart: `1px solid ${color.rule}` });

export const sign = style({ flex: 'none', display: 'grid', color: color.t2 });

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gap: space.s1,
  overflowWrap: 'anywhere',
});

export const title = style({ ...text('rowTitle') });

export const note = style({ ...text('caption'), color: color.t2 });
