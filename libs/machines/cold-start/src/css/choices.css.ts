import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space } = vars;

/** A switch that is a card. What is off is dimmed, and told apart by its mark as well as by its light. */
const choice = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: size.touch,
  color: color.t1,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { ...focusRing },
});

/** In sight of what sticks at the foot when it has the focus. */
globalStyle(`${choice}`, { scrollMarginBlock: '16px 112px' });

const list = { display: 'grid', paddingBlock: space.s4 } as const;

export const genres = styleVariants({
  lit: {
    ...list,
    gap: space.s4,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
    },
  },
  print: {
    ...list,
    gridArea: 'choices',
    columnGap: space.s6,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

export const genre = styleVariants({
  lit: [
    choice,
    {
      display: 'block',
      aspectRatio: '8 / 7',
      maxBlockSize: '250px',
      borderRadius: radius.card,
      boxShadow: `0 0 0 1px ${color.hairline}`,
      overflow: 'clip',
      transition: `box-shadow ${duration.press} ${easing.out}`,
      selectors: {
        '&[aria-pressed="true"]': {
          boxShadow: `0 0 0 3px ${color.accent}, 0 0 32px color-mix(in srgb, ${color.accent} 40%, transparent)`,
        },
      },
      '@media': {
        [media.forced]: {
          border: '1px solid ButtonText',
          selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
        },
      },
    },
  ],
  print: [
    choice,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.s4,
      paddingBlock: space.s4,
      borderBlockEnd: `1px solid ${color.hairline}`,
    },
  ],
});

const pictureMotion = `filter ${duration.hover} ${easing.out}, opacity ${duration.hover} ${easing.out}`;

/** Off, a lamp does not shine on it; on paper it has no colour. */
export const genrePicture = styleVariants({
  lit: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    transition: pictureMotion,
    selectors: { [`${choice}[aria-pressed="false"] &`]: { filter: 'brightness(.5)' } },
    '@media': {
      [media.hover]: {
        selectors: { [`${choice}[aria-pressed="false"]:hover &`]: { filter: 'brightness(.75)' } },
      },
    },
    // Words keep their contrast on the brightest picture.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(transparent 35%, rgba(0, 0, 0, .82))',
    },
  },
  print: {
    inlineSize: '96px',
    aspectRatio: '4 / 3',
    transition: pictureMotion,
    selectors: { [`${choice}[aria-pressed="false"] &`]: { filter: 'grayscale(1)' } },
  },
});
globalStyle(`${genre.lit}`, { isolation: 'isolate' });

const nameBase = style({
  overflowWrap: 'anywhere',
  // As the service sends them, genres begin with a small letter.
  '::first-letter': { textTransform: 'uppercase' },
});
export const genreName = styleVariants({
  lit: [
    nameBase,
    {
      ...text('cardTitle'),
      display: 'block',
      position: 'absolute',
      insetInline: space.s4,
      insetBlockEnd: space.s3,
      color: '#ffffff',
      // The longest Armenian genre stays in one line.
      '@media': { [media.phone]: { insetInline: space.s3, fontSize: '.875rem' } },
    },
  ],
  print: [nameBase, { ...text('rowTitle'), display: 'block' }],
});

const tick = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  selectors: { [`${choice}[aria-pressed="false"] &`]: { visibility: 'hidden' } },
});
const lamp = {
  position: 'absolute',
  insetBlockStart: space.s3,
  insetInlineEnd: space.s3,
  zIndex: 1,
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
} as const;
const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: `2px solid ${color.inputBorder}`,
  background: color.page,
  color: color.accent,
  selectors: { [`${choice}[aria-pressed="true"] &`]: { borderColor: color.t1 } },
});
// The box is there before its cross.
globalStyle(`${choice}[aria-pressed="false"] ${box} svg`, { visibility: 'hidden' });

export const genreMark = styleVariants({ lit: [tick, lamp], print: [box] });

/** Three in a row on a phone, eight on a desk. */
export const movies = style({
  ...list,
  gap: space.s4,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.phone]: { gap: space.s3 },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' },
  },
});

export const movie = styleVariants({
  lit: [
    choice,
    {
      display: 'block',
      aspectRatio: '158 / 230',
      borderRadius: radius.card,
      transition: `box-shadow ${duration.press} ${easing.out}`,
      selectors: {
        '&[aria-pressed="true"]': {
          boxShadow: `0 0 0 3px ${color.accent}, 0 0 24px color-mix(in srgb, ${color.accent} 40%, transparent)`,
        },
      },
      '@media': {
        [media.forced]: {
          selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
        },
      },
    },
  ],
  print: [
    choice,
    {
      display: 'block',
      aspectRatio: '158 / 230',
      selectors: {
        '&[aria-pressed="true"]': {
          boxShadow: `0 0 0 2px ${color.page}, 0 0 0 4px ${color.accent}`,
        },
      },
      '@media': {
        [media.forced]: {
          selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
        },
      },
    },
  ],
});

export const moviePicture = styleVariants({
  lit: {
    position: 'absolute',
    inset: 0,
    borderRadius: radius.card,
    transition: pictureMotion,
    selectors: { [`${choice}[aria-pressed="false"] &`]: { filter: 'brightness(.7)' } },
    '@media': {
      [media.hover]: {
        selectors: { [`${choice}[aria-pressed="false"]:hover &`]: { filter: 'none' } },
      },
    },
  },
  print: {
    position: 'absolute',
    inset: 0,
    transition: pictureMotion,
    selectors: { [`${choice}[aria-pressed="false"] &`]: { filter: 'grayscale(1)' } },
  },
});

export const movieMark = styleVariants({
  lit: [tick, lamp],
  print: [
    tick,
    {
      position: 'absolute',
      insetInlineStart: '-4px',
      insetBlockEnd: '-4px',
      zIndex: 1,
      inlineSize: '34px',
      blockSize: '34px',
      border: `2px solid ${color.t1}`,
      background: color.page,
      color: color.accent,
    },
  ],
});
