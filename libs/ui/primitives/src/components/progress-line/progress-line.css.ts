import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const value = vars.color.progressValue;

// A native element, because its length needs no style attribute, which server HTML may not hold.
const line = style({
  appearance: 'none',
  display: 'block',
  border: 0,
  overflow: 'hidden',
  color: value,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

function filled(track: string, radius: string) {
  return {
    borderRadius: radius,
    background: track,
    selectors: {
      '&::-webkit-progress-bar': { background: track },
      '&::-webkit-progress-value': { background: value, borderRadius: radius },
      '&::-moz-progress-bar': { background: value, borderRadius: radius },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&::-webkit-progress-value': { background: 'Highlight' },
          '&::-moz-progress-bar': { background: 'Highlight' },
        },
      },
    },
  };
}

/** The line by where it is. */
export const lines = styleVariants({
  art: [
    line,
    {
      ...filled(vars.color.progressTrackOnArt, '2px'),
      position: 'absolute',
      insetInline: vars.space.s3,
      insetBlockEnd: vars.space.s3,
      inlineSize: `calc(100% - 2 * ${vars.space.s3})`,
      blockSize: '4px',
    },
  ],
  under: [
    line,
    {
      // Square where the label has no corners.
      ...filled(vars.color.progressTrack, `min(2px, ${vars.radius.thumb})`),
      inlineSize: '100%',
      blockSize: '3px',
      marginBlockStart: vars.space.s1,
    },
  ],
});
