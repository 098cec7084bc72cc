import { media } from '@foyer/ui/theme/vars';

/** Box of the timeline. */
export const root = {
  position: 'relative',
  blockSize: '1.75rem',
  display: 'flex',
  alignItems: 'center',
} as const;

/** The drawn line of chapters; a skin gives the gap. */
export const track = { display: 'flex', inlineSize: '100%' } as const;

/** A chapter on the line; the controls give its share. */
export const part = { position: 'relative', flexBasis: 0, minInlineSize: '2px' } as const;

/** The loaded or played share of a chapter. */
export const fill = { position: 'absolute', insetBlock: 0, insetInlineStart: 0 } as const;

/** Keeps what has been played to be seen in forced colours. */
export const highlighted = {
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const;

/** Where playback is. */
export const knob = { ...highlighted, position: 'absolute', pointerEvents: 'none' } as const;

/** Lies over the drawn track and takes pointer, keys and focus. */
export const input = {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'none',
  outline: 'none',
} as const;

/** Only the drawn track and knob are to be seen; goes with {@link input}. */
export const unseenRange = {
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    inlineSize: '1px',
    blockSize: '100%',
    opacity: 0,
  },
  '&::-moz-range-thumb': { inlineSize: '1px', border: 0, opacity: 0 },
  '&::-moz-range-track': { background: 'none' },
} as const;

const previewWidth = '214px';

/** Picture and time of a place on the timeline, above it and never past its ends. */
export const preview = {
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: `clamp(${previewWidth} / 2, calc(var(--place) * 100%), calc(100% - ${previewWidth} / 2))`,
  transform: 'translateX(-50%)',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;

/** The picture in the preview; a skin gives the height. */
export const picture = {
  inlineSize: previewWidth,
  boxSizing: 'border-box',
  overflow: 'hidden',
} as const;
