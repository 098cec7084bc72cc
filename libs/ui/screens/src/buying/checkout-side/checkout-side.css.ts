import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { fitWords } from '@foyer/ui/print/fit';

const { color, size, space, type } = vars;

const narrow = '(max-width: 63.99em)';

export const page = styleVariants({
  card: { position: 'relative', display: 'grid', alignItems: 'end', minInlineSize: 0 },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    rowGap: space.s6,
    paddingInline: size.gutterStart,
    paddingBlock: space.s5,
    '@media': {
      [media.tablet]: { paddingInline: space.s8 },
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) 112px',
        gridTemplateRows: 'auto auto',
        columnGap: space.s5,
        rowGap: space.s3,
      },
      [media.desktop]: {
        alignContent: 'start',
        gridTemplateRows: 'auto fit-content(42vh) auto',
        paddingInline: `${size.gutterStart} ${space.s8}`,
        paddingBlock: `${space.s7} ${space.s6}`,
      },
    },
  },
});

export const brand = style({
  ...text('brand'),
  fontSize: '2.125rem',
  lineHeight: '1',
  '@media': {
    [narrow]: { gridColumn: '1 / -1', paddingInlineEnd: size.touch },
    [media.desktop]: { fontSize: '3.5rem', marginBlockEnd: space.s3 },
  },
});

export const frame = styleVariants({
  card: {
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(90% 60% at 70% 20%, color-mix(in srgb, ${color.accent} 34%, transparent), transparent), ${color.surface2}`,
  },
  halves: {
    position: 'relative',
    overflow: 'hidden',
    background: color.surface2,
    '@media': {
      [narrow]: { gridColumn: '2', gridRow: '2', blockSize: '150px' },
      [media.desktop]: { blockSize: 'min(380px, 42vh)' },
    },
    selectors: {
      '&[data-drawn]': { outline: `1px solid ${color.hairline}`, outlineOffset: '-1px' },
    },
  },
});

globalStyle(`:is(${frame.card}, ${frame.halves}) > *`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const box = { containerType: 'inline-size', minInlineSize: 0 } as const;

export const words = styleVariants({
  card: {
    ...box,
    position: 'relative',
    padding: space.s4,
    paddingBlockStart: space.s8,
    // Whatever the picture holds, words stand on scrim that is dark enough: it is at its full where they begin.
    background: `linear-gradient(transparent, rgba(${color.scrim}, .84) ${space.s8}, rgba(${color.scrim}, .96))`,
    '@media': {
      [media.tablet]: {
        padding: space.s7,
        paddingBlockStart: space.s10,
        background: `linear-gradient(transparent, rgba(${color.scrim}, .84) ${space.s10}, rgba(${color.scrim}, .98))`,
      },
      [media.forced]: { background: 'Canvas' },
    },
  },
  halves: { ...box, '@media': { [narrow]: { gridColumn: '1', gridRow: '2' } } },
});

export const kicker = styleVariants({
  card: { ...text('kicker'), color: color.lead },
  halves: { ...text('kicker'), color: color.accent },
});

export const title = styleVariants({
  card: {
    ...text('displaySmall'),
    fontStretch: '62.5%',
    color: color.t1,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    paddingBlock: '.12em .06em',
    selectors: fitWords(type.displaySmall.size),
  },
  halves: {
    ...text('heading'),
    color: color.t1,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    marginBlock: `${space.s2} ${space.s4}`,
    selectors: fitWords('4.5rem'),
    '@media': {
      [narrow]: { lineHeight: '1.1', letterSpacing: '-.025em', selectors: fitWords('2.125rem') },
    },
  },
});

const sentence = styleVariants({
  card: { ...text('body'), color: color.lead, textWrap: 'pretty', marginBlockStart: space.s2 },
  halves: { ...text('lead'), color: color.t2, textWrap: 'pretty' },
});

export { sentence as text };

export const note = styleVariants({
  card: {
    ...text('caption'),
    display: 'none',
    alignItems: 'center',
    gap: space.s2,
    color: color.lead,
    marginBlockStart: space.s5,
    '@media': { [media.tablet]: { display: 'flex' } },
  },
  halves: {
    ...text('lead'),
    color: color.t2,
    '@media': { [narrow]: { ...text('caption'), marginBlockStart: space.s2 } },
  },
});
