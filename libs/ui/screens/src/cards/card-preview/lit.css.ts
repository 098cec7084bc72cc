import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { place } from './preview-place.css.ts';

const { color, duration, easing, radius, space } = vars;

/** From the width of a poster to its own. */
const grow = keyframes({ from: { transform: 'scale(.449)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.panel,
  background: color.dialog,
  boxShadow: vars.shadow.panel,
  selectors: {
    [`${place}[data-ready] > &`]: { animation: `${appear} ${duration.popover} ${easing.out}` },
  },
  '@media': {
    [media.lively]: {
      selectors: {
        [`${place}[data-ready] > &`]: { animation: `${grow} ${duration.popover} ${easing.out}` },
      },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  padding: space.s4,
});

/** Above the link that covers the panel. */
export const buttons = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  gap: space.s2,
  inlineSize: 'fit-content',
  marginBlockEnd: space.s1,
});

export const title = style({
  ...text('rowTitle'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  borderRadius: radius.thumb,
  selectors: focusRing,
});

/** Makes the whole panel lead where the card does. */
export const cover = style({
  '::before': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

export const summary = style({
  ...text('caption'),
  fontSize: '.875rem',
  color: color.t2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
