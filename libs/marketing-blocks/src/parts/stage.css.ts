import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fitWords } from './fit-words.ts';

const { color, duration, easing, radius, size, space, type } = vars;

/** How long each one shows. */
const each = '6s';
/** Its corners; one as wide as the window has none. */
export const corner = '--stage-corner';
/** Room at the foot for the bars. */
const foot = '5.5rem';

const scrim = (opacity: number) => `rgba(${color.scrim}, ${opacity})`;

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  // Sideways a finger turns, up and down it scrolls.
  touchAction: 'pan-y',
});

/** One on top of the other; as high as the one with the most words. */
export const slides = style({
  display: 'grid',
  overflow: 'clip',
  borderRadius: `var(${corner}, ${radius.panel})`,
  minBlockSize: '26rem',
  '@media': {
    [media.tablet]: {
      aspectRatio: '16 / 9',
      inlineSize: '100%',
      minBlockSize: 0,
      maxBlockSize: '44rem',
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const slide = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minInlineSize: 0,
  opacity: 0,
  visibility: 'hidden',
  selectors: {
    '&[data-current]': { opacity: 1, visibility: 'visible' },
  },
  '@media': {
    [media.lively]: {
      transition: `opacity ${duration.dissolve} ${easing.inOut}, visibility 0s ${duration.dissolve}`,
      selectors: { '&[data-current]': { transitionDelay: '0s' } },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${scrim(0.94)} 18%, ${scrim(0.82)} 44%, transparent 84%)`,
  },
  '@media': {
    [media.desktop]: {
      '::after': {
        background: `linear-gradient(to top, ${scrim(0.94)}, transparent 34%), linear-gradient(to right, ${scrim(0.94)}, ${scrim(0.82)} 38%, transparent 72%)`,
      },
    },
  },
});
globalStyle(`${picture} :is(picture, img)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s2,
  minInlineSize: 0,
  maxInlineSize: '36rem',
  padding: `${space.s9} ${space.s5} ${foot}`,
  containerType: 'inline-size',
  inlineSize: '100%',
  '@media': { [media.tablet]: { paddingInline: space.s7 } },
});

export const name = style({
  ...text('displaySmall'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.displaySmall.size),
});
export const facts = style({ ...text('body'), color: color.t1 });
export const summary = style({
  ...text('body'),
  color: color.lead,
  textWrap: 'pretty',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
/** What a press of the slide does. */
export const way = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.accent,
});

/** Above the name, as on a banner. */
export const marks = style({
  ...text('kicker'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  color: color.t1,
});

export const controls = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: foot,
  paddingInline: space.s5,
  '@media': { [media.tablet]: { paddingInline: `${space.s7} ${space.s5}` } },
});

export const choice = style({
  flex: '1 1 0',
  display: 'grid',
  gap: space.s2,
  alignContent: 'center',
  minInlineSize: '24px',
  maxInlineSize: '16rem',
  minBlockSize: size.touch,
  color: color.t2,
  textAlign: 'start',
  borderRadius: radius.thumb,
  selectors: { '&[aria-current]': { color: color.t1 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.t1 } } } },
});
/** Names where three of them have room. */
export const choiceName = style({
  ...text('caption'),
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const bar = style({
  display: 'block',
  blockSize: '4px',
  borderRadius: '2px',
  overflow: 'clip',
  background: color.progressTrackOnArt,
  '@media': { [media.forced]: { border: '1px solid CanvasText', blockSize: '6px' } },
});

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

/** The bar fills; when it is full the next one comes. Full at once where nothing moves. */
export const clock = style({
  display: 'block',
  blockSize: '100%',
  background: color.progressValue,
  transformOrigin: 'left',
  '@media': {
    [media.lively]: {
      animation: `${fill} ${each} linear both`,
      animationPlayState: 'paused',
      selectors: {
        [`${stage}[data-live]:not(:hover, :focus-within) &`]: { animationPlayState: 'running' },
      },
    },
    [media.forced]: { background: 'Highlight' },
  },
});

/** Where nothing moves nothing is to be stopped. */
export const pause = style({
  marginInlineStart: 'auto',
  '@media': { [media.calm]: { display: 'none' } },
});
