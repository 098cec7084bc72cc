import { text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = vars;

/** Room for the numbers from the first paint on: they come with the service's time. */
export const root = styleVariants({
  lit: {
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${space.s2} ${space.s5}`,
    minBlockSize: '4.5rem',
  },
  print: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s2,
    minBlockSize: '3.625rem',
    alignContent: 'start',
  },
});

const wordsBase = style({ ...text('caption'), color: color.t2, textWrap: 'balance' });
export const words = styleVariants({
  lit: [wordsBase, { display: 'grid', fontSize: '.875rem' }],
  // What ends stands first, then when it does: the numbers come last, and move neither.
  print: [wordsBase, { display: 'contents', fontSize: '.9375rem' }],
});
export const name = styleVariants({ lit: {}, print: { flexBasis: '100%', order: -1 } });

const digitsBase = style({ fontVariantNumeric: 'tabular-nums' });
export const digits = styleVariants({
  lit: [
    digitsBase,
    {
      ...text('displaySmall'),
      display: 'flex',
      gap: space.s4,
      fontSize: 'clamp(2.25rem, 10vw, 3rem)',
      lineHeight: 1,
      color: color.t1,
      selectors: {
        '&[data-last]': { color: color.accent, fontSize: 'clamp(3rem, 14vw, 4rem)' },
      },
    },
  ],
  print: [
    digitsBase,
    {
      ...text('rowTitle'),
      order: 1,
      color: color.t1,
      selectors: {
        '&[data-last]': {
          ...text('displaySmall'),
          fontSize: `min(${type.displaySmall.size}, 4rem)`,
          flexBasis: '100%',
          color: color.accent,
        },
      },
    },
  ],
});

/** A number over its word; in print they follow each other. */
export const unit = styleVariants({
  lit: { display: 'grid', justifyItems: 'center', gap: space.s1, minInlineSize: '1.3em' },
  print: { whiteSpace: 'nowrap' },
});
export const unitWord = styleVariants({
  lit: { ...text('caption'), color: color.t2 },
  print: {},
});

export const over = style({ ...text('title'), color: color.t1, textWrap: 'balance' });
