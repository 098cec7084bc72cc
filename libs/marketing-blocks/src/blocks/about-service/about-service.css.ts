import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

/** Logo at the start and words beside it; or the colophon at the foot of an issue, in the middle between rules. */
export const root = styleVariants({
  lit: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s6,
    alignItems: 'center',
    marginBlockStart: size.shelfGap,
    '@media': {
      [media.tablet]: {
        columnGap: space.s8,
        selectors: { '&[data-logo]': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
      },
    },
  },
  print: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 36rem)',
    justifyContent: 'center',
    justifyItems: 'center',
    gap: space.s5,
    marginBlockStart: size.shelfGap,
    paddingBlock: space.s7,
    borderBlock: `3px double ${color.rule}`,
    textAlign: 'center',
  },
});

const picture = style({ aspectRatio: '1' });
export const logo = styleVariants({
  lit: [
    picture,
    {
      inlineSize: '120px',
      borderRadius: radius.panel,
      '@media': { [media.tablet]: { inlineSize: '200px' } },
    },
  ],
  print: [picture, { inlineSize: '96px' }],
});

const bodyBase = style({ display: 'grid', gap: space.s4, minInlineSize: 0 });
export const body = styleVariants({
  lit: [bodyBase],
  print: [bodyBase, { justifyItems: 'center' }],
});

const headingBase = style({ color: color.t1, overflowWrap: 'anywhere', hyphens: 'auto' });
export const heading = styleVariants({
  lit: [headingBase, { ...text('heading'), textWrap: 'balance' }],
  print: [headingBase, { ...text('kicker'), color: color.accent }],
});

const wordsBase = style({ overflowWrap: 'anywhere', hyphens: 'auto', textWrap: 'pretty' });
export const words = styleVariants({
  lit: [wordsBase, { ...text('reading'), maxInlineSize: '42rem', color: color.t2 }],
  print: [wordsBase, { ...text('lead'), color: color.t1, textWrap: 'balance' }],
});
globalStyle(`${wordsBase} > * + *`, { marginBlockStart: space.s3 });
globalStyle(`${wordsBase} a`, { color: color.accent, textDecoration: 'underline' });
