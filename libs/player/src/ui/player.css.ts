import { style } from '@vanilla-extract/css';

/** The dark of the stage in every label. */
const stageColor = '#040508';

export const stage = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  background: stageColor,
  colorScheme: 'dark',
  containerType: 'size',
  outline: 'none',
  selectors: { '&[data-controls="hidden"]': { cursor: 'none' } },
});

/** Over the picture, for advertisements; under the controls. */
export const adWrapper = style({
  position: 'absolute',
  inset: 0,
  // It keeps its size: files of advertisements are chosen by that.
  selectors: { '&:empty': { visibility: 'hidden' } },
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  outline: 'none',
});
