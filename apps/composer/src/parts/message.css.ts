import { style } from '@vanilla-extract/css';

export const place = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minBlockSize: '100%',
  padding: 24,
  textAlign: 'center',
});
