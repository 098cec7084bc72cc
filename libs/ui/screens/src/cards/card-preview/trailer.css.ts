import { globalStyle, style } from '@vanilla-extract/css';

export const trailer = style({ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden' });

export const still = style({ position: 'absolute', inset: 0 });

export const video = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
globalStyle(`${video} video`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
