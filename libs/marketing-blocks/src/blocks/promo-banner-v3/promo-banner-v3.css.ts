import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

const base = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  '@media': { [media.desktop]: { columnGap: space.s8 } },
});

/** Words beside what they are about. */
export const root = styleVariants({
  round: [
    base,
    {
      alignItems: 'center',
      paddingBlock: space.s7,
      '@media': {
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      },
    },
  ],
  square: [
    base,
    {
      alignItems: 'start',
      paddingBlockStart: space.s4,
      borderBlockStart: `3px solid ${color.rule}`,
      '@media': {
        [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)' },
      },
    },
  ],
});

const page = (percent: number) => `color-mix(in srgb, ${color.page} ${percent}%, transparent)`;

/** A still behind all of it, so dark that the lamps are the light; it comes out of the page and goes back into it. */
export const still = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  zIndex: -1,
  overflow: 'clip',
  background: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${color.page}, transparent 30% 70%, ${color.page}), linear-gradient(${page(86)}, ${page(86)})`,
  },
  '@media': { [media.forced]: { display: 'none' } },
});
globalStyle(`${still} :is(picture, img)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const words = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
globalStyle(`${words} > :first-child`, { inlineSize: '100%', marginBlockEnd: space.s4 });

const noteBase = style({
  maxInlineSize: '30rem',
  color: color.t2,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const note = styleVariants({
  round: [noteBase, { ...text('body') }],
  square: [noteBase, { ...text('lead') }],
});

/** As wide as a phone. */
export const action = style({
  marginBlockStart: space.s5,
  '@media': { [media.phone]: { inlineSize: '100%', display: 'grid' } },
});
