import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space, type } = vars;

export const sheet = styleVariants({
  lit: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    padding: space.s5,
    background: color.surface1,
    borderRadius: radius.panel,
    '@media': {
      [media.tablet]: { padding: space.s7 },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
  print: {
    display: 'grid',
    gap: space.s4,
    paddingBlock: space.s5,
    borderBlock: `1px solid ${color.rule}`,
  },
});

const wordsBase = style({ overflowWrap: 'anywhere', hyphens: 'auto', textWrap: 'pretty' });
export const words = styleVariants({
  lit: [wordsBase, { ...text('body'), color: color.t2 }],
  print: [
    wordsBase,
    {
      ...text('caption'),
      fontSize: '.875rem',
      color: color.t2,
      '@media': { [media.tablet]: { columns: 2, columnGap: `calc(${size.cardGap} * 1.5)` } },
    },
  ],
});
globalStyle(`${wordsBase} > * + *, ${wordsBase} li + li`, { marginBlockStart: space.s3 });
globalStyle(`${wordsBase} a`, { color: color.accent, textDecoration: 'underline' });
globalStyle(`${wordsBase} li`, { breakInside: 'avoid' });
globalStyle(`${words.print} :is(ul, ol)`, { paddingInlineStart: '1.3em' });
globalStyle(`${words.print} ul`, { listStyle: '"— "' });
globalStyle(`${words.print} ol`, { listStyle: 'decimal' });

// Each condition has a number to be called by.
globalStyle(`${words.lit} :is(ul, ol)`, { counterReset: 'condition', listStyle: 'none' });
globalStyle(`${words.lit} li`, {
  position: 'relative',
  counterIncrement: 'condition',
  paddingInlineStart: '2.5rem',
});
globalStyle(`${words.lit} li::before`, {
  content: 'counter(condition)',
  position: 'absolute',
  insetInlineStart: 0,
  fontFamily: type.displaySmall.family,
  fontWeight: type.displaySmall.weight,
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  color: color.accent,
});

/** Below the conditions. */
export const bottom = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });
globalStyle(`${bottom} a`, { color: color.accent, textDecoration: 'underline' });
