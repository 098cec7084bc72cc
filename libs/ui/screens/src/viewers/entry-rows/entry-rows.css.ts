import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space } = vars;

/** Plates side by side, as many in a row as the sections under them. */
export const beside = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
});

/** In a narrow window what is at the end of a row stands under its words. */
export const place = style({
  position: 'relative',
  flexWrap: 'wrap',
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});

/** Beside the picture, unless hardly a word would fit there. */
export const words = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  overflowWrap: 'anywhere',
});

const picture = style({ flex: 'none', position: 'relative' });

/** As wide as the picture in it; on paper a line stands under that. */
export const pictures = styleVariants({
  wide: [picture, { inlineSize: 'clamp(6.5rem, 24vw, 10.5rem)' }],
  square: [picture, { inlineSize: '3.5rem' }],
  card: [picture, { inlineSize: 'clamp(5.5rem, 20vw, 8rem)' }],
});

const frame = style({ borderRadius: radius.card });

export const art = styleVariants({
  wide: [frame, { aspectRatio: '168 / 96' }],
  square: [frame, { aspectRatio: '1' }],
  card: [frame, { aspectRatio: '176 / 132' }],
});

/** Still there to be put back. */
export const fadedPicture = style({ opacity: 0.5 });

/** Words of what is faded keep their contrast. */
export const name = style({
  ...text('rowTitle'),
  color: color.t1,
  selectors: { '[data-faded] > &': { color: color.t2 } },
});

export const kicker = style({ ...text('label'), color: color.accent });

/** The words lead somewhere, and the whole row hears it; its button lies above. */
export const link = style({
  textAlign: 'start',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    // The ring is round the row, because that is what will be pressed.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: size.focusOffset,
      '@media': { [media.forced]: { outlineColor: 'Highlight' } },
    },
  },
});

/** A plate that lights up when its words are pointed at, as a row that is one link does; its button leaves it dark. */
export const lights = style({
  transition: `background-color ${duration.press} ${easing.out}`,
  '@media': { [media.calm]: { transition: 'none' } },
});
globalStyle(`${lights}:has(${link}:hover:not(:active))`, {
  '@media': { [media.hover]: { background: color.surface3 } },
});
globalStyle(`${lights}:has(${link}:active)`, { background: color.surface4 });

export const press = style({ cursor: 'pointer' });

/** Text of the service may hold lines of its own. */
export const line = style({ whiteSpace: 'pre-line', maxInlineSize: '42rem', textWrap: 'pretty' });

const valueBase = style({
  flex: 'none',
  color: color.t1,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineStart: 'auto',
  paddingInlineStart: space.s2,
});

/** Sums stand in a column: on paper they take the serif, whose figures are all one width. */
export const value = styleVariants({
  plate: [valueBase, text('body')],
  ruled: [valueBase, text('reading')],
});

export const action = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  marginInlineStart: 'auto',
});
