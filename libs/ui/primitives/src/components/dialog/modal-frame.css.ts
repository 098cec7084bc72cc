import { style } from '@vanilla-extract/css';

/** No box: an empty description takes no gap of the dialog's grid, and what has no side stands in that grid. */
export const words = style({ display: 'contents' });

/** Around a title for the ear alone. Not that of `VisuallyHidden`, which is in each page's first file: a name more there is paid by all. */
export const heard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
