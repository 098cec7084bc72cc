import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

const stageHeight = 'min(100svh, 47rem)';
/** Where the page stands still for the row: all of the stage fits the window, motion is wanted, and something moves it. */
const pinned = `${media.desktop} and (min-height: 45em) and ${media.lively} and (scripting: enabled)`;

/** For less than a window the stage stays while the page's scroll moves its row. */
export const track = style({
  marginBlockStart: size.shelfGap,
  selectors: {
    '&[data-pinned]': {
      '@media': { [pinned]: { blockSize: `calc(${stageHeight} + 80svh)` } },
    },
  },
});

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: space.s5,
  paddingBlock: `${space.s9} ${space.s7}`,
  '@media': {
    [pinned]: {
      minBlockSize: stageHeight,
      selectors: {
        [`${track}[data-pinned] > &`]: {
          position: 'sticky',
          insetBlockStart: `max(0px, (100svh - ${stageHeight}) / 2)`,
        },
      },
    },
  },
});

/** Edge to edge, and out into the page at its head and foot. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'clip',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: [
      `linear-gradient(${color.page}, transparent 18% 72%, ${color.page})`,
      `linear-gradient(to right, rgba(${color.scrim}, .86), rgba(${color.scrim}, .58) 42%, transparent 76%)`,
      `linear-gradient(transparent 30%, rgba(${color.scrim}, .8) 96%)`,
    ].join(', '),
  },
});
const whole = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const picture = whole;
/** The canvas comes into it over the picture at the foot. */
export const scene = style([whole]);
globalStyle(`${scene} > canvas`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
const gutters = `${size.gutterStart} ${size.gutterEnd}`;

export const head = style({
  display: 'grid',
  gap: space.s3,
  paddingInline: gutters,
  containerType: 'inline-size',
});
export const heading = style({
  ...text('displaySmall'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(`calc(${type.displaySmall.size} * 1.4)`, {
    narrow: { 8: 20, 12: 17 },
  }),
});
export const way = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});
export const subHeading = style({
  ...text('lead'),
  maxInlineSize: '34rem',
  color: color.lead,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(440px, 82vw)',
  alignItems: 'end',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingInline: gutters,
  paddingBlock: space.s5,
  scrollPaddingInline: gutters,
  '@media': {
    [media.phone]: { columnGap: space.s4, scrollSnapType: 'x proximity' },
    // By hand it stops at an item; where the page's scroll moves it, it stops where that does.
    [media.calm]: { scrollSnapType: 'x proximity' },
  },
});
globalStyle(`${row} > li`, { scrollSnapAlign: 'start' });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  paddingInline: gutters,
});
export const counter = style({
  ...text('caption'),
  color: color.t1,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '3px',
  border: 0,
  borderRadius: '2px',
  overflow: 'clip',
  background: color.progressTrackOnArt,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.progressValue },
    '&::-moz-progress-bar': { background: color.progressValue },
  },
});
export const arrows = style({
  display: 'flex',
  gap: space.s3,
  '@media': { [media.phone]: { display: 'none' } },
});
