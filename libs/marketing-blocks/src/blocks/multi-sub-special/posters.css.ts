import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, size, space } = vars;

const page = (percent: number) => `color-mix(in srgb, ${color.page} ${percent}%, transparent)`;
const veil = (percent: number) => `linear-gradient(${page(percent)}, ${page(percent)})`;
/** It comes out of the page and goes back into it. */
const ends = `linear-gradient(${color.page}, transparent 18% 82%, ${color.page})`;

/** A still of a film behind everything, dark enough for words all over. */
export const still = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${space.s7})`,
  insetInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  zIndex: -1,
  overflow: 'clip',
  background: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `${ends}, ${veil(86)}`,
  },
  '@media': {
    // The words end before it: there the still is seen.
    [media.desktop]: {
      '::after': {
        background: `${ends}, linear-gradient(to right, ${page(86)} 62%, ${page(20)} 80%)`,
      },
    },
    [media.forced]: { display: 'none' },
  },
});
globalStyle(`${still} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

const inRow = (count: number) => ({
  display: 'grid',
  gap: size.cardGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Thirds of a tablet have no room for words beside a poster.
    [media.tablet]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
    [media.desktop]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      marginBlockStart: '7rem',
    },
  },
});
/** One is wide, two are halves, three are thirds; below each other on phones. */
export const posters = styleVariants({ 1: inRow(1), 2: inRow(2), 3: inRow(3) });

/** A poster with its words beside it, on glass. */
export const poster = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 112px) minmax(0, 1fr)',
    alignItems: 'end',
    gap: space.s4,
    blockSize: '100%',
    padding: space.s4,
    borderRadius: radius.panel,
    background: `color-mix(in srgb, ${color.surface1} 92%, transparent)`,
    transition: `background-color ${duration.hover} ${easing.out}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.surface2 } } },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
]);
export const posterPicture = style({
  inlineSize: '100%',
  aspectRatio: '158 / 230',
  borderRadius: radius.card,
});

export const words = style({ display: 'grid', gap: space.s1, minInlineSize: 0 });

export const facts = style({ ...text('caption'), color: color.t2 });
