import { text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { fitWords } from './fit-words.ts';

const { color, size, space, type } = vars;

const sectionBase = style({ marginBlockStart: size.shelfGap });
export const section = styleVariants({
  lit: [sectionBase, { paddingBlock: space.s6 }],
  print: [
    sectionBase,
    { paddingBlockStart: space.s4, borderBlockStart: `3px solid ${color.rule}` },
  ],
});

/** The column whose width the longest word of the headline may take. */
export const head = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.s2,
  marginBlockEnd: space.s6,
});

export const label = style({ ...text('kicker'), color: color.accent });

export const heading = style({
  ...text('displaySmall'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.displaySmall.size),
});
