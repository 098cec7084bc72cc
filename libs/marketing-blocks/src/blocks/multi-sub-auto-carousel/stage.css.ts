import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, size, space } = vars;

/** How long a title stays. */
const stay = '6s';

export const stage = style({ position: 'relative', display: 'grid', gap: space.s4 });

/** Titles lie over each other; without scripts they stand in a row that scrolls. */
export const slides = style({
  display: 'grid',
  overflow: 'clip',
  borderRadius: radius.panel,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
      borderRadius: 0,
    },
    '(scripting: none)': {
      gridAutoFlow: 'column',
      gridAutoColumns: '92%',
      gap: space.s4,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
    },
  },
});
export const slide = style([
  covered,
  {
    gridArea: '1 / 1',
    display: 'grid',
    alignItems: 'end',
    aspectRatio: '16 / 9',
    maxBlockSize: '42rem',
    inlineSize: '100%',
    background: color.surface1,
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${duration.dissolve} ${easing.inOut}, visibility 0s ${duration.dissolve}`,
    scrollSnapAlign: 'start',
    selectors: {
      '&[data-on]': {
        zIndex: 1,
        opacity: 1,
        visibility: 'visible',
        transitionDelay: '0s',
      },
    },
    '@media': {
      [media.phone]: { aspectRatio: '4 / 5', maxBlockSize: '30rem' },
      [media.calm]: { transition: 'none' },
      '(scripting: none)': { gridArea: 'auto', opacity: 1, visibility: 'visible' },
    },
  },
]);
export const picture = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
});
globalStyle(`${picture} > picture`, { blockSize: '100%' });

/** Dark enough for the brightest still. */
export const words = style({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'grid',
  gap: space.s2,
  padding: `clamp(5rem, 12vw, 9rem) ${space.s6} ${space.s6}`,
  background: `linear-gradient(transparent, rgba(${color.scrim}, 0.62) 40%, rgba(${color.scrim}, 0.88))`,
  '@media': {
    [media.phone]: { paddingInline: `${size.gutterStart} ${size.gutterEnd}` },
    [media.forced]: { background: 'Canvas' },
  },
});
export const name = style({
  ...text('displaySmall'),
  fontSize: 'clamp(1.75rem, 4vw, 3.25rem)',
  maxInlineSize: '44rem',
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const facts = style({ ...text('body'), color: color.lead });

export const controls = style({ display: 'flex', alignItems: 'center', gap: space.s3 });
/** Nothing to stop where nothing moves automatically. */
export const pause = style({
  flex: 'none',
  display: 'none',
  '@media': {
    [media.lively]: { display: 'inline-flex' },
    '(scripting: none)': { display: 'none' },
  },
});
export const bars = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Tall enough for a finger, drawn as a line. */
export const bar = style({
  flex: '1 1 24px',
  minInlineSize: '24px',
  display: 'grid',
  alignItems: 'center',
  blockSize: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
export const track = style({
  display: 'block',
  blockSize: '4px',
  borderRadius: '2px',
  background: color.inputBorder,
  overflow: 'clip',
  '@media': {
    [media.hover]: { selectors: { [`${bar}:hover &`]: { background: color.t2 } } },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

/** Fills while its title stays. Looked at, it waits. */
export const done = style({
  display: 'none',
  blockSize: '100%',
  background: color.accent,
  transformOrigin: 'left',
  selectors: {
    '[aria-current] &': { display: 'block' },
    ':dir(rtl) &': { transformOrigin: 'right' },
  },
  '@media': {
    [media.forced]: { background: 'Highlight' },
    [media.lively]: {
      selectors: {
        [`${stage}[data-turning] [aria-current] &`]: { animation: `${fill} ${stay} linear both` },
        [`${stage}[data-turning]:is(:hover, :focus-within) [aria-current] &`]: {
          animationPlayState: 'paused',
        },
      },
    },
  },
});
