import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusRing, media, text as typeOf, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, shadow, size, space, z } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '-16px 0' } });
const arriveRtl = keyframes({ from: { opacity: 0, translate: '16px 0' } });
const appear = keyframes({ from: { opacity: 0 } });
const run = (name: string) => `${name} ${duration.toast} ${easing.out} both`;
const passing = keyframes({ to: { transform: 'scaleX(0)' } });

/** Keeps rings of focus inside of what scrolls. */
const room = '6px';

export const region = style({
  position: 'fixed',
  zIndex: z.toast,
  insetBlockStart: `calc(${size.topBar} + ${space.s2} - ${room})`,
  insetInlineStart: `calc(${size.gutterStart} - ${room})`,
  inlineSize: `min(400px + 2 * ${room}, 100vw - 2 * ${size.gutterStart} + 2 * ${room})`,
  maxBlockSize: `calc(100dvh - ${size.topBar} - ${size.tabBar} - 2 * ${space.s2})`,
  padding: room,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.input,
  // Between the plates one presses what is under them; a modal dialog leaves only what asks for it.
  pointerEvents: 'none',
  // The ring that the base style takes from what only scripts focus: F6 is a key.
  selectors: focusRing,
  '@media': {
    [media.desktop]: {
      insetBlockStart: `calc(${space.s6} - ${room})`,
      inlineSize: `calc(400px + 2 * ${room})`,
    },
  },
});

globalStyle(`${region} > ol`, { display: 'grid', gap: space.s2 });

export const toast = style({
  position: 'relative',
  display: 'flex',
  gap: space.s3,
  paddingBlock: space.s3,
  paddingInline: `${space.s4} ${space.s1}`,
  overflow: 'hidden',
  background: color.surface2,
  borderRadius: radius.input,
  boxShadow: shadow.panel,
  pointerEvents: 'auto',
  '@media': {
    [media.lively]: {
      animation: run(arrive),
      selectors: { '&:dir(rtl)': { animation: run(arriveRtl) } },
    },
    [media.calm]: { animation: run(appear) },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: '32px',
  color: color.accent,
  selectors: {
    '[data-tone="success"] > &': { color: color.success },
    '[data-tone="error"] > &': { color: color.danger },
  },
});

export const picture = style({
  flex: 'none',
  inlineSize: '104px',
  blockSize: '58px',
  borderRadius: radius.thumb,
  overflow: 'hidden',
  '@media': { '(max-width: 25em)': { inlineSize: '72px', blockSize: '40px' } },
});

export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s4,
});

export const words = style({
  flexGrow: 1,
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
});

export const title = style({ ...typeOf('label'), fontSize: '.9375rem', color: color.t1 });

export const text = style({
  ...typeOf('caption'),
  fontSize: '.875rem',
  marginBlockStart: '2px',
  color: color.t2,
});

globalStyle(`:is(${title}, ${text}) a`, {
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const action = style({
  ...typeOf('label'),
  fontSize: '.9375rem',
  position: 'relative',
  paddingBlock: '6px',
  color: color.accent,
  borderRadius: radius.badge,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    // The line of words stays as high as it is; the finger gets its 44 px.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-8px' },
    '&:active': { color: color.accentPressed },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.accentHover } } },
  },
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginBlock: '-6px',
  color: color.t2,
  borderRadius: radius.round,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.t1 } } } },
});

/** What is left of the toast's time; its length is set by the toast. */
export const time = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: space.s4,
  blockSize: '2px',
  borderRadius: '1px',
  background: color.accent,
  opacity: 0.7,
  transformOrigin: 'left',
  animation: `${passing} linear both`,
  selectors: {
    '&:dir(rtl)': { transformOrigin: 'right' },
    '[data-paused] > &': { animationPlayState: 'paused' },
    '[data-tone="success"] > &': { background: color.success },
    '[data-tone="error"] > &': { background: color.danger },
  },
  '@media': {
    // A line that creeps for seconds is movement, and says nothing one must know.
    [media.calm]: { display: 'none' },
    [media.forced]: { background: 'Highlight' },
  },
});
