import { style } from '@vanilla-extract/css';
import { text, vars } from '../../theme/style.ts';
import { fitWords } from './fit.ts';
import { strongRule } from './print.css.ts';

const { color, space, type } = vars;

/** The column whose width the longest word may take; a box of its own, so that a page may hold what is fixed. */
export const box = style({ containerType: 'inline-size' });

/** Under the heavy line of a story. */
export const heading = style({
  ...text('heading'),
  color: color.t1,
  overflowWrap: 'anywhere',
  paddingBlockStart: space.s4,
  borderBlockStart: strongRule,
  selectors: fitWords(type.heading.size),
});
