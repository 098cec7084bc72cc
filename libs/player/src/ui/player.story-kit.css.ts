import { style } from '@vanilla-extract/css';

/** The window of a story. */
export const storyStage = style({ blockSize: 'min(100dvh, 45rem)', inlineSize: '100%' });
