import { media, text as typeOf, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, size, space, type } = vars;

const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
});
/** What leads on stands under the words, or at the foot of a column beside them. */
export const body = styleVariants({
  lit: [stack],
  print: [
    stack,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'end',
          columnGap: space.s8,
        },
      },
    },
  ],
});
export const article = style({ display: 'grid', gap: space.s4, minInlineSize: 0 });

const words = style({
  ...typeOf('reading'),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'pretty',
});
/** A narrow column over the page, or the width of a newspaper. */
export const text = styleVariants({
  lit: [words, { maxInlineSize: '38rem', color: color.t2 }],
  print: [words, { maxInlineSize: '44rem', color: color.t1 }],
});

/** What does not fill two columns is set in one, and needs no large letter. */
export const page = style({
  maxInlineSize: 'none',
  '::first-letter': { fontFamily: type.display.family, color: color.accent },
  '@supports': {
    '(initial-letter: 3)': {
      '::first-letter': { initialLetter: '3', marginInlineEnd: space.s3 },
    },
  },
  '@media': {
    [media.desktop]: {
      columns: 2,
      columnGap: `calc(${size.cardGap} * 1.5)`,
      // There the words go on in the next column, and nothing goes out at the foot of one.
      selectors: { '&&[data-folded]': { maskImage: 'none' } },
    },
  },
});

globalStyle(`${words} > * + *`, { marginBlockStart: space.s3 });
globalStyle(`${words} a`, { color: color.accent, textDecoration: 'underline' });
globalStyle(`${words} ul`, { listStyle: 'disc', paddingInlineStart: '1.2em' });
globalStyle(`${words} ol`, { listStyle: 'decimal', paddingInlineStart: '1.4em' });
