import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { measures } from './guide-window.ts';

const { color, radius, size, z } = vars;

/** Scrolls both ways, and fills what the page has left of the window. */
export const scroller = style({
  position: 'relative',
  containerType: 'inline-size',
  flex: '1 1 0',
  minBlockSize: `${measures.ruler + 5 * (measures.row + measures.rowGap)}px`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.inputBorder} transparent`,
  // What Tab leads to does not stop under the logos and the ruler.
  scrollPaddingInlineStart: `${measures.channel}px`,
  scrollPaddingBlockStart: `${measures.ruler}px`,
  selectors: {
    '&:focus-visible': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: '-3px',
    },
  },
});

/** All channels and all days. */
export const rows = style({ position: 'relative' });

export const ruler = style({
  position: 'sticky',
  zIndex: `calc(${z.sticky} + 1)`,
  insetBlockStart: 0,
  display: 'flex',
  blockSize: `${measures.ruler}px`,
  inlineSize: 'max-content',
  background: color.page,
});

/** Where the ruler and the logos cross: hides the hours that run out. */
export const corner = style({
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  flex: 'none',
  inlineSize: `${measures.channel}px`,
  background: color.page,
});

export const scale = style({ position: 'relative', flex: 'none' });

export const tick = style({
  ...text('caption'),
  position: 'absolute',
  insetBlockEnd: '8px',
  color: color.t3,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:dir(ltr)': { transform: 'translateX(2px)' } },
});

export const nowPlate = style({
  ...text('caption'),
  position: 'absolute',
  insetBlockEnd: '8px',
  transform: 'translateX(-50%)',
  paddingInline: '8px',
  paddingBlock: '2px',
  borderRadius: radius.badge,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** From the plate through all channels. */
export const nowLine = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: '-8px 0',
  inlineSize: '2px',
  marginInlineStart: '-1px',
  background: `color-mix(in srgb, ${color.accent} 55%, transparent)`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
