import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, radius, size, space, type } = vars;

/** How high the picture of a phone is: 4:5, and never so high that the words begin below the window. */
const upright = 'min(125vw, 58svh)';
/** How wide the words may be. */
const measure = '37.5rem';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  marginBlockStart: size.shelfGap,
  selectors: { '[data-block]:first-child > &': { marginBlockStart: 0 } },
  '@media': {
    [media.tablet]: { minBlockSize: 'clamp(35rem, 84vh, 43.75rem)' },
    [media.huge]: { minBlockSize: 'clamp(35rem, 84vh, 53.75rem)' },
  },
});

/** Edge to edge, as high as the block; on phones the words stand under it, and it goes out into the page. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  '@media': { [media.phone]: { insetBlockEnd: 'auto', blockSize: upright } },
});
export const picture = style({ position: 'absolute', inset: 0, blockSize: '100%' });

const light = style({
  position: 'absolute',
  mixBlendMode: 'screen',
  pointerEvents: 'none',
  '@media': { [media.forced]: { display: 'none' } },
});
/** Light of a lamp over the scene. */
export const glow = style([
  light,
  {
    inset: '-20% -10% auto 30%',
    blockSize: '110%',
    background:
      'radial-gradient(closest-side, color-mix(in srgb, var(--art-color) 34%, transparent), transparent)',
  },
]);
/** What the picture is the colour of, at both ends of its foot. */
const mist = 'color-mix(in srgb, var(--art-color) 40%, transparent)';
export const blur = styleVariants({
  start: [
    light,
    {
      inset: '40% 55% -30% -10%',
      background: `radial-gradient(closest-side, ${mist}, transparent)`,
    },
  ],
  end: [
    light,
    {
      inset: '50% -10% -40% 50%',
      background: `radial-gradient(closest-side, ${mist}, transparent)`,
    },
  ],
});

const shade = (opacity: number) => `rgba(${color.scrim}, ${opacity})`;
const side = (half: string) =>
  `linear-gradient(to right, ${shade(0.94)}, ${shade(0.86)} 24%, ${half} calc(${size.gutterStart} + ${measure}), transparent max(70%, calc(${size.gutterStart} + ${measure} + 14rem)))`;
const bottom = `linear-gradient(to top, ${color.page}, ${shade(0.82)} 14%, ${shade(0.3)} 34%, transparent 50%)`;
const top = `linear-gradient(${shade(0.5)}, transparent 20%)`;

/** Under the words it is dark enough for the brightest picture; stronger on one that is bright. */
export const dark = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: `linear-gradient(to top, ${color.page}, ${shade(0.9)} 12%, ${shade(0.5)} 32%, transparent 60%), ${top}`,
  '@media': {
    [media.tablet]: {
      background: [side(shade(0.6)), bottom, top].join(', '),
      selectors: {
        '&[data-tone="light"]': { background: [side(shade(0.76)), bottom, top].join(', ') },
      },
    },
  },
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.s6,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  paddingBlock: `calc(${upright} - 5.5rem) ${space.s6}`,
  '@media': {
    [media.tablet]: { paddingBlock: `${space.s9} ${space.s7}` },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const words = style({
  display: 'grid',
  gap: space.s4,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const marks = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  fontWeight: 500,
  color: color.t1,
  overflowWrap: 'anywhere',
});
export const badge = style({
  ...text('label'),
  fontSize: '.875rem',
  paddingInline: space.s3,
  paddingBlock: '2px',
  borderRadius: radius.badge,
  background: color.accent,
  color: color.onAccent,
});

const headingBase = style({
  ...text('display'),
  fontStretch: '62.5%',
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Descenders and the marks over Й stand outside so tight a line.
  paddingBlock: '.14em .06em',
  marginBlock: '-.1em -.02em',
});
/** The face is narrow: more of its letters stand in a line. */
const narrow = { 8: 24, 12: 17.5, 16: 13, 20: 10.5, 24: 8.8, 28: 7.5 };
export const heading = styleVariants({
  short: [
    headingBase,
    {
      maxInlineSize: `min(100%, calc(${type.display.size} * 5.4))`,
      selectors: fitWords(type.display.size, { narrow }),
    },
  ],
  long: [
    headingBase,
    {
      maxInlineSize: `min(100%, calc(${type.display.size} * 6.4))`,
      selectors: fitWords(`calc(${type.display.size} * .56)`, { narrow }),
    },
  ],
});

const prose = style({ maxInlineSize: measure, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const lead = style([prose, { ...text('lead'), color: color.lead }]);
globalStyle(`${lead} > * + *`, { marginBlockStart: space.s3 });
globalStyle(`${lead} a`, { color: color.accent, textDecoration: 'underline' });

export const offer = style([
  prose,
  {
    ...text('title'),
    color: color.t1,
    selectors: { '&[data-owned]': { color: color.success } },
  },
]);

export const actions = style({ marginBlockStart: space.s2 });
// A phone's buttons are as wide as it is.
globalStyle(`${actions} > div > *`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });

export const notes = style([
  prose,
  {
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s4,
    fontSize: '.875rem',
    color: color.t2,
  },
]);
export const advantage = style({ fontWeight: 600, color: color.t1 });

export const timer = style({
  '@media': {
    [media.compact]: {
      paddingBlockStart: space.s5,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});
