import { fluid, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space, type } = vars;

/** The parts of a row's width that words and picture have. */
const wide = 'minmax(0, 5fr) minmax(0, 8fr)';
const mirrored = 'minmax(0, 8fr) minmax(0, 5fr)';

export const rows = style({ display: 'grid', gap: space.s6 });

// Not the words: the link in them covers what is around.
const rowBase = style({ containerType: 'inline-size', borderRadius: radius.panel });
export const row = styleVariants({
  pictured: [
    rowBase,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space.s8,
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: wide,
          selectors: { '&:nth-child(even)': { gridTemplateColumns: mirrored } },
        },
      },
    },
  ],
  plain: [
    rowBase,
    {
      padding: space.s5,
      background: `radial-gradient(24rem 14rem at ${space.s8} 0, color-mix(in srgb, ${color.accent} 9%, transparent), transparent), ${color.surface1}`,
      '@media': {
        [media.tablet]: { padding: space.s7 },
        [media.forced]: { border: '1px solid CanvasText' },
      },
    },
  ],
});
// Without pictures whole rows would be empty for the most part: reasons stand side by side.
globalStyle(`${rows}:not(:has(${row.pictured}))`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: size.cardGap,
});

const fade = 'transparent, #000 22%, #000 82%, transparent';
/** The picture goes out at its edges, and stands over the gutter at the side of the page. */
export const scene = style({
  marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  maskImage: `linear-gradient(${fade})`,
  '@media': {
    [media.tablet]: {
      order: 1,
      marginInline: `0 calc(-1 * ${size.gutterEnd})`,
      maskImage: `linear-gradient(${fade}), linear-gradient(to right, transparent, #000 24%)`,
      maskComposite: 'intersect',
      selectors: {
        [`${row.pictured}:nth-child(even) &`]: {
          order: 0,
          marginInline: `calc(-1 * ${size.gutterStart}) 0`,
          maskImage: `linear-gradient(${fade}), linear-gradient(to left, transparent, #000 24%)`,
        },
      },
    },
  },
});

const rise = keyframes({ from: { transform: 'translateY(12px)' }, to: { transform: 'none' } });
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.lively]: {
          animation: `${rise} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% entry 35%',
        },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.s3,
  selectors: {
    // A list on phones: the sign is where a line begins.
    [`${row.plain} &`]: {
      '@media': {
        [media.phone]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: space.s4,
          alignItems: 'center',
        },
      },
    },
  },
});

export const sign = style({
  display: 'inline-flex',
  color: color.accent,
  filter: `drop-shadow(0 0 14px color-mix(in srgb, ${color.accent} 55%, transparent))`,
});

const largest = fluid([2, 2.25, 2.75, 3.25]);
export const name = style({
  ...text('displaySmall'),
  // Smaller than the headline above, and a word of twenty-four letters is whole in its column.
  fontSize: `min(${largest}, 9.6cqi)`,
  '@media': { [media.tablet]: { fontSize: `min(${largest}, 3.5cqi)` } },
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
  transition: `color ${duration.hover} ${easing.out}`,
  selectors: {
    [`${row.plain} &`]: {
      fontFamily: type.title.family,
      fontSize: type.title.size,
      fontWeight: type.title.weight,
      lineHeight: type.title.lineHeight,
      letterSpacing: type.title.spacing,
      textTransform: 'none',
    },
  },
});
globalStyle(`${rowBase}:hover:has(h3 a) ${name}`, {
  '@media': { [media.hover]: { color: color.accent } },
});

/** The paragraph under it. */
export const note = style({
  ...text('lead'),
  maxInlineSize: '34rem',
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: {
    [`${row.plain} &`]: { '@media': { [media.phone]: { gridColumn: '2' } } },
  },
});
