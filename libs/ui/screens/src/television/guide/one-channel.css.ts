import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

/** Width of a mark with the room beside it, in px. */
export const markStride = 62;

/** Runs to the edges of the window; rings are not cut. */
export const marks = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  scrollPaddingInline: size.gutterStart,
  paddingBlock: '8px',
});

export const marksRow = style({
  position: 'relative',
  display: 'flex',
  gap: '10px',
  blockSize: '60px',
});

export const markTab = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: radius.card,
  opacity: 0.62,
  selectors: {
    ...focusRing,
    '[data-placed] > &': { position: 'absolute', insetBlockStart: 0 },
    '&[aria-selected="true"]': { opacity: 1 },
    // Never by light alone: a bar under the mark.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-8px',
      blockSize: '3px',
      background: color.accent,
    },
  },
  '@media': {
    [media.contrast]: { opacity: 1 },
    [media.forced]: {
      opacity: 1,
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } },
    },
  },
});

export const markPicture = style({
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: 'inherit',
});

export const panel = style({ paddingBlockStart: space.s4 });

export const channelName = style({ ...text('title'), marginBlockEnd: space.s3 });

export const partButton = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.touch,
  marginBlock: space.s2,
  fontSize: '.9375rem',
  color: color.t2,
  selectors: focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.t1 } } } },
});
