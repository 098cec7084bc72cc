import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 168px) minmax(0, 1fr)',
  columnGap: space.s5,
  alignItems: 'center',
});

export const picture = style({ inlineSize: '100%', aspectRatio: '168 / 96' });

/** Three pixels under the picture, a gap of two between. A native element, so that no length needs a style attribute. */
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '3px',
  marginBlockStart: '2px',
  appearance: 'none',
  border: 0,
  borderRadius: 0,
  background: color.progressTrack,
  selectors: {
    '&::-webkit-progress-bar': { background: color.progressTrack },
    '&::-webkit-progress-value': { background: color.progressValue },
    '&::-moz-progress-bar': { background: color.progressValue },
  },
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      blockSize: '5px',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

export const title = style({
  ...text('cardTitle'),
  fontSize: '1.25rem',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
});

export const left = style({
  ...text('caption'),
  color: color.t3,
  marginBlockStart: space.s1,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
