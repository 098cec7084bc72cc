import { style } from '@vanilla-extract/css';

/** No box: an empty description takes no gap of the dialog's grid, and what has no side stands in that grid. */
export const words = style({ display: 'contents' });
