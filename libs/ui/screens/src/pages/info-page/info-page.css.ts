import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { strongRule } from '@foyer/ui/print/print.css';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space.s5, paddingBlockEnd: space.s9 });

globalStyle(`${page} > p`, {
  ...text('reading'),
  maxInlineSize: '42rem',
  color: color.t1,
  textWrap: 'pretty',
});

const headingBase = { ...text('heading'), color: color.t1, overflowWrap: 'anywhere' } as const;

export const heading = styleVariants({
  lit: headingBase,
  /** Under the heavy line of a story. */
  print: { ...headingBase, paddingBlockStart: space.s4, borderBlockStart: strongRule },
});

export const lead = style({});
globalStyle(`${page} > ${lead}`, { ...text('lead'), color: color.t2 });

export const subheading = style({
  ...text('title'),
  marginBlock: `${space.s4} ${space.s2}`,
  color: color.t1,
  overflowWrap: 'anywhere',
});
