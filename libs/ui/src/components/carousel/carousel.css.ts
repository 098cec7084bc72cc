import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, size, space, type } = vars;

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

export const root = style({ position: 'relative' });

/** Scrolls by itself until the page is alive; then slides are moved in it. */
export const viewport = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.panel,
  selectors: {
    '&[data-live]': { overflow: 'hidden', scrollSnapType: 'none' },
  },
});

export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  // The ring of a slide that is one link would be cut off outside.
  outlineOffset: '-3px',
});

const edgeButton = style({
  display: 'none',
  '@media': {
    [media.hover]: {
      display: 'inline-flex',
      position: 'absolute',
      insetBlockStart: `calc((100% - ${size.touch} - ${size.controlCompact}) / 2)`,
      opacity: 0,
      transition: `opacity ${duration.hover} ${easing.out}`,
      selectors: { [`${root}:is(:hover, :focus-within) > &`]: { opacity: 1 } },
    },
  },
});
export const back = style([edgeButton, { insetInlineStart: space.s4 }]);
export const on = style([edgeButton, { insetInlineEnd: space.s4 }]);

/** The row under the slides. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.touch,
});

export const dots = style({ display: 'flex' });

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  minBlockSize: size.touch,
  borderRadius: radius.thumb,
});

export const bar = style({
  display: 'block',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: color.inputBorder,
  transition: `inline-size ${duration.hover} ${easing.out}`,
  selectors: { '[aria-current] > &': { inlineSize: '24px', background: color.progressTrackOnArt } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** The clock of the slide: when it is full, the next one comes. Full from the start where nothing moves by itself. */
export const clock = style({
  display: 'block',
  blockSize: '100%',
  background: color.progressValue,
  transformOrigin: 'left',
  '@media': {
    [media.lively]: {
      selectors: {
        '[data-playing] &': { animation: `${fill} ${duration.drift} linear both` },
        '[data-playing]:is([data-paused], [data-resting], :hover, :focus-within) &': {
          animationPlayState: 'paused',
        },
      },
    },
    [media.forced]: { background: 'Highlight' },
  },
});

export const pause = style({ '@media': { [media.calm]: { display: 'none' } } });

/** Arrows round the counter, at the end of the row. */
export const turner = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: '-12px',
});

/** Figures of one width, so that turning moves nothing. */
export const counter = style({
  ...text('caption'),
  fontFamily: type.reading.family,
  fontSize: '.875rem',
  color: color.t2,
  whiteSpace: 'nowrap',
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  color: color.t1,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});
