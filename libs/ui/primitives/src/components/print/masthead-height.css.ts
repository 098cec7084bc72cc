import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/style.ts';

/** Heights of the masthead's parts, so that what depends on them is their sum and not a guess. */
export const heights = {
  brand: '--masthead-brand',
  rules: '--masthead-rules',
  words: '--masthead-words',
} as const;

/** What is left of the masthead when the page is scrolled. */
export const lastRow = '52px';

/** The height of the whole, to calculate with in a style that has {@link measured}. */
export const wholeHeight = `(var(${heights.brand}) + var(${heights.rules}) + var(${heights.words}))`;

/** Gives the heights to the masthead, and to what hangs under it from elsewhere in the page. */
export const measured = style({
  vars: { [heights.brand]: '60px', [heights.rules]: '3px', [heights.words]: '45px' },
  '@media': {
    [media.tablet]: {
      vars: {
        [heights.brand]: `calc(${vars.type.brand.size} * .9 + 29px)`,
        [heights.rules]: '6px',
        [heights.words]: '40px',
      },
    },
  },
});
