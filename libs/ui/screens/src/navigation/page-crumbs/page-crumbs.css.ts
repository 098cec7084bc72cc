import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';
import { column } from '@foyer/ui/print/print.css';

const { size, space } = vars;

/** Where shelves begin, below the bars of a phone. */
export const lit = style({
  paddingBlock: `calc(${size.topBar} + ${space.s5}) ${space.s4}`,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});

/** The same over the page's first picture, where that is dark at its start: on phones words would be lost in it. */
export const litOverPicture = style([
  lit,
  {
    '@media': {
      [media.desktop]: { position: 'absolute', zIndex: 1, insetInline: 0, insetBlockStart: 0 },
    },
  },
]);

/** In the column of the page. */
export const print = style([column, { paddingBlock: `${space.s4} ${space.s3}` }]);
