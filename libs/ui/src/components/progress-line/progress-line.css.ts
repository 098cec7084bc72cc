import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const track = vars.color.progressTrackOnArt;
const value = vars.color.progressValue;
const radius = '2px';

// A native element, because its length needs no style attribute, which server HTML may not hold.
export const line = style({
  appearance: 'none',
  position: 'absolute',
  insetInline: vars.space.s3,
  insetBlockEnd: vars.space.s3,
  inlineSize: `calc(100% - 2 * ${vars.space.s3})`,
  blockSize: '4px',
  border: 0,
  borderRadius: radius,
  overflow: 'hidden',
  background: track,
  color: value,
  selectors: {
    '&::-webkit-progress-bar': { background: track },
    '&::-webkit-progress-value': { background: value, borderRadius: radius },
    '&::-moz-progress-bar': { background: value, borderRadius: radius },
  },
});
