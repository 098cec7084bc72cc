import { style } from '@vanilla-extract/css';

/** Around the description: no box, so that an empty one takes no gap of the dialog's grid. */
export const words = style({ display: 'contents' });
