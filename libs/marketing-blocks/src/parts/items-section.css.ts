import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fitWords } from './fit-words.ts';

const { color, size, space, type } = vars;

const base = style({ position: 'relative', marginBlockStart: size.shelfGap });

/** A scene of the page; or a section under a heavy line. */
export const section = styleVariants({
  lit: [base],
  print: [base, { borderBlockStart: `3px solid ${color.rule}`, paddingBlockStart: space.s3 }],
});

/** Words at the start, what leads to all of it at the end, below them where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s5}`,
  marginBlockEnd: `max(${size.headGap}, ${space.s5})`,
});

/** The column whose width the longest word of the headline may take. */
export const words = style({
  containerType: 'inline-size',
  flex: '1 1 20rem',
  display: 'grid',
  gap: space.s2,
  minInlineSize: 0,
  maxInlineSize: '44rem',
});

export const label = style({ ...text('kicker'), color: color.accent });

const onPhone = 'clamp(1.5rem, 9vw, 3rem)';
export const heading = style({
  ...text('displaySmall'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.displaySmall.size),
  // A word that is long for a phone stands whole.
  '@media': {
    [media.phone]: {
      fontSize: onPhone,
      selectors: fitWords(onPhone, { percent: '(100vw - 4rem) / 100' }),
    },
  },
});

/** A headline that leads on, with a sign behind it. */
export const all = style({
  borderRadius: vars.radius.thumb,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});
globalStyle(`${all} svg`, { display: 'inline-block', verticalAlign: 'baseline' });

export const note = style({
  ...text('body'),
  maxInlineSize: '42rem',
  color: color.t2,
  textWrap: 'pretty',
});
