import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

/** Where posters pass by: a pointer can stop them, and motion is wanted. Elsewhere the rows scroll by hand under the words. */
const passing = `${media.hover} and ${media.lively} and ${media.tablet}`;

const posterWidth = 158;
const gap = 20;
const pixelsPerSecond = 40;

export const stage = style({
  position: 'relative',
  display: 'grid',
  gap: space.s5,
  // The lanes scroll, not the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: size.shelfGap,
  // Only lanes that are turned are cut: elsewhere it would cut the marks above the headline's capitals.
  '@media': { [passing]: { placeItems: 'center', paddingBlock: '3.5rem', overflow: 'clip' } },
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: space.s4,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  '@media': {
    [passing]: {
      gridArea: '1 / 1',
      justifyItems: 'center',
      textAlign: 'center',
      maxInlineSize: 'min(52rem, 100%)',
      padding: `${space.s9} ${space.s10}`,
      // Dark enough for the brightest poster under them; those beside it stay within reach of the pointer.
      background: `radial-gradient(closest-side, color-mix(in srgb, ${color.page} 88%, transparent) 72%, transparent)`,
      pointerEvents: 'none',
    },
  },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  pointerEvents: 'auto',
});
/** Nothing to stop where nothing moves. */
export const pause = style({
  display: 'none',
  '@media': { [passing]: { display: 'inline-flex' } },
});

/** One row that scrolls by hand, where nothing passes by. */
export const lanes = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  scrollPaddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': {
    [passing]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${gap}px`,
      gridArea: '1 / 1',
      overflow: 'visible',
      paddingInline: 0,
      transform: 'rotate(-4deg) scale(1.06)',
      maskImage: 'linear-gradient(to right, transparent, #000 12% 88%, transparent)',
    },
  },
});

/** Scrolls to the poster that has the focus. */
export const lane = style({
  flex: 'none',
  paddingBlock: '6px',
  '@media': { [passing]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});

const round = keyframes({ to: { transform: 'translateX(-50%)' } });
const seconds = (posters: number) => (posters * (posterWidth + gap)) / pixelsPerSecond;

export const track = style({
  display: 'flex',
  inlineSize: 'max-content',
  '@media': {
    [passing]: {
      animationName: round,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
      animationPlayState: 'paused',
      selectors: {
        [`${stage}[data-drift]:not(:hover) &`]: { animationPlayState: 'running' },
        // The poster that has the focus is where it can be scrolled to.
        [`${stage}:has(${lane} :focus-visible) &`]: { animationName: 'none' },
      },
    },
  },
});
/** 40 px a second, however long the lane. */
export const rounds = styleVariants(
  { 12: 12, 14: 14, 15: 15, 16: 16, 18: 18, 20: 20 },
  (posters) => ({
    '@media': { [passing]: { animationDuration: `${seconds(posters)}s` } },
  }),
);
/** The second lane comes the other way. */
export const against = style({ '@media': { [passing]: { animationDirection: 'reverse' } } });

export const place = style({
  flex: 'none',
  inlineSize: `${posterWidth}px`,
  marginInlineEnd: `${gap}px`,
  scrollSnapAlign: 'start',
});
export const copy = style([
  place,
  { display: 'none', '@media': { [passing]: { display: 'block' } } },
]);
export const link = style({ display: 'block', borderRadius: radius.card });
export const poster = style({
  inlineSize: '100%',
  aspectRatio: '158 / 230',
  borderRadius: radius.card,
});
globalStyle(`${poster} > picture`, { blockSize: '100%' });
