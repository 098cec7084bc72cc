import { globalStyle, style } from '@vanilla-extract/css';

/** The window of a story. */
export const storyStage = style({ blockSize: 'min(100dvh, 45rem)', inlineSize: '100%' });

const black = style([storyStage]);
const white = style([storyStage]);
const noise = style([storyStage]);

globalStyle(`${black} video`, { background: '#000' });
globalStyle(`${white} video`, { background: '#fff' });
globalStyle(`${noise} video`, {
  background: 'repeating-conic-gradient(#fff 0 25%, #000 0 50%) 0 0 / 6px 6px',
});

/** The window of a story with the worst pictures for what stands on them. */
export const grounds = { black, white, noise } as const;
