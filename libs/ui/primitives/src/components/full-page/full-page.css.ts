import { style } from '@vanilla-extract/css';

export const fullPage = style({
  display: 'block',
  blockSize: '100dvh',
  inlineSize: '100%',
  overflow: 'hidden',
  // Behind a film nothing shines, whatever the label.
  background: '#000000',
});
