import { fluid, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, size, space, type } = vars;

export const root = styleVariants({
  lead: { display: 'grid', gap: space.s4, marginBlockStart: size.shelfGap, paddingBlock: space.s8 },
  dictionary: {
    display: 'grid',
    gap: space.s3,
    marginBlockStart: size.shelfGap,
    paddingBlockStart: space.s4,
    borderBlockStart: `3px solid ${color.rule}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: space.s8,
      },
    },
  },
});
// What is not the headword stands in the wide column.
globalStyle(`${root.dictionary} > :not(h2)`, {
  '@media': { [media.desktop]: { gridColumn: '2' } },
});
globalStyle(`${root.dictionary} > h2`, {
  '@media': { [media.desktop]: { gridColumn: '1', gridRow: '1 / span 3' } },
});

export const label = style({ ...text('kicker'), color: color.t3 });

const words = style({ overflowWrap: 'anywhere', hyphens: 'auto' });

export const heading = styleVariants({
  lead: [words, { ...text('kicker'), color: color.accent }],
  // The headword, as a dictionary has it.
  dictionary: [
    words,
    {
      ...text('title'),
      fontSize: `calc(${type.title.size} * 1.15)`,
      fontWeight: '700',
      color: color.t1,
      textWrap: 'balance',
    },
  ],
});

export const answer = styleVariants({
  lead: [
    words,
    {
      ...text('heading'),
      fontSize: fluid([1.5, 2, 2.625, 3]),
      fontWeight: '600',
      lineHeight: '1.24',
      display: 'grid',
      gap: '.5em',
      maxInlineSize: '24em',
      color: color.t3,
      textWrap: 'pretty',
    },
  ],
  dictionary: [
    words,
    {
      ...text('reading'),
      maxInlineSize: '38rem',
      color: color.t1,
      textWrap: 'pretty',
      counterReset: 'sense',
    },
  ],
});

// The lamp is over the words that the service stresses; without any, over the first paragraph.
const lit = {
  color: color.t1,
  textShadow: `0 0 28px color-mix(in srgb, ${color.accent} 60%, transparent)`,
} as const;
globalStyle(`${answer.lead} :is(b, strong, em, i)`, {
  ...lit,
  fontWeight: 'inherit',
  fontStyle: 'normal',
  color: `color-mix(in srgb, ${color.accent} 45%, ${color.t1})`,
});
globalStyle(`${answer.lead}:not(:has(b, strong, em, i)) > :first-child`, lit);
globalStyle(`${answer.lead} a, ${answer.dictionary} a`, {
  color: color.accent,
  textDecoration: 'underline',
});

// Several senses of a word are numbered, and follow each other.
globalStyle(`${answer.dictionary} > p`, { counterIncrement: 'sense' });
globalStyle(`${answer.dictionary} > p + p`, { marginBlockStart: space.s3 });
globalStyle(`${answer.dictionary}:has(p + p) > p::before`, {
  content: 'counter(sense) ". " / ""',
  fontWeight: '700',
});

export const bottom = styleVariants({
  lead: [words, { ...text('lead'), color: color.t2 }],
  dictionary: [words, { ...text('lead'), color: color.t2 }],
});
