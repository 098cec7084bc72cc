import { fluid, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(9rem, auto)',
  gap: size.cardGap,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridAutoRows: 'minmax(11rem, auto)',
    },
  },
});

const lamp = (share: number) =>
  `radial-gradient(26rem 16rem at 0 0, color-mix(in srgb, ${color.accent} ${share}%, transparent), transparent)`;

export const tile = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.s4,
  minInlineSize: 0,
  // Not the words: the link in them covers what is around.
  containerType: 'inline-size',
  padding: space.s4,
  isolation: 'isolate',
  overflow: 'clip',
  borderRadius: radius.panel,
  background: color.surface1,
  boxShadow: vars.shadow.pictureEdge,
  transition: `box-shadow ${duration.hover} ${easing.out}`,
  // The light of the lamp, out until the tile is pointed at.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: lamp(20),
    opacity: 0,
    transition: `opacity ${duration.hover} ${easing.out}`,
  },
  '@media': {
    [media.tablet]: { padding: space.s6 },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
globalStyle(`${tile}[data-leads]:hover`, {
  '@media': {
    [media.hover]: { boxShadow: `inset 0 0 0 1px ${color.accent}, ${vars.shadow.action}` },
  },
});
globalStyle(`${tile}:hover::after, ${tile}:focus-within::after`, { opacity: 1 });

// The first tile is large; what is left beside and below it is filled to the edge.
const first = `${tiles} > :first-child`;
globalStyle(first, { gridColumn: 'span 2', background: `${lamp(10)}, ${color.surface1}` });
globalStyle(first, { '@media': { [media.tablet]: { gridRow: 'span 2' } } });
/** Tiles of double width, by how many there are: of phones, and of wider pages. */
const onPhones = ['[data-count="4"] > :nth-child(4)', '[data-count="6"] > :nth-child(6)'];
const onPages = [
  '[data-count="3"] > :not(:first-child)',
  '[data-count="4"] > :nth-child(2)',
  '[data-count="6"] > :nth-child(2)',
  '[data-count="6"] > :nth-child(n + 5)',
];
for (const [at, wide] of [
  [media.phone, onPhones],
  [media.tablet, onPages],
] as const) {
  const names = wide.map((which) => `${tiles}${which}`).join(', ');
  globalStyle(names, { '@media': { [at]: { gridColumn: 'span 2' } } });
}

/** Behind the words, dim until the tile is pointed at. */
export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  transition: `filter ${duration.dissolve} ${easing.out}`,
  filter: 'brightness(.72) saturate(.85)',
  selectors: {
    [`${tile}:hover &, ${tile}:focus-within &`]: { filter: 'none' },
  },
  '@media': { [media.forced]: { display: 'none' } },
});
globalStyle(`${tile}:has(${scene})`, { alignContent: 'end' });
/** As wide as the tile, whose padding is given. */
const overPicture = (padding: string) => ({
  margin: `0 calc(-1 * ${padding}) calc(-1 * ${padding})`,
  padding: `3rem ${padding} ${padding}`,
  background: `linear-gradient(transparent, rgba(${color.scrim}, .86) 3rem)`,
});
export const picture = style({ inlineSize: '100%', blockSize: '100%' });

export const sign = style({
  display: 'inline-flex',
  color: color.accent,
  filter: `drop-shadow(0 0 14px color-mix(in srgb, ${color.accent} 55%, transparent))`,
});

export const words = style({
  display: 'grid',
  gap: space.s2,
  selectors: {
    // However many lines there are, all of them stand on the scrim.
    [`${tile}:has(${scene}) &`]: {
      ...overPicture(space.s4),
      '@media': {
        [media.tablet]: overPicture(space.s6),
        [media.forced]: { background: 'none' },
      },
    },
  },
});

export const name = style({
  ...text('title'),
  // The longest words of a narrow tile stay whole.
  fontSize: `min(${vars.type.title.size}, max(1rem, 13cqi))`,
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
  selectors: {
    [`${tiles} > :first-child &`]: {
      ...text('displaySmall'),
      fontSize: `min(${fluid([2, 2.5, 3, 3.5])}, 9.6cqi)`,
    },
  },
});

export const note = style({
  ...text('body'),
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: { [`${tile}:has(${scene}) &`]: { color: color.t1 } },
});
