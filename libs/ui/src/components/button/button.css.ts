import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: '18px',
  blockSize: '18px',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.calm]: { animationDuration: '4s' } },
});
