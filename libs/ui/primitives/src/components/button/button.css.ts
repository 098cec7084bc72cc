import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { standing } from '../link/link.css.ts';

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

/** On a sheet of print a button is as wide as its words. */
export const onSheet = style({
  '@media': {
    [media.tablet]: { inlineSize: 'auto', justifySelf: 'start', paddingInline: '35px' },
  },
});

/** All but the first button of a sheet are underlined words. Look §2 "Space, shape, depth" */
export const wordOnSheet = style([standing.line, { justifySelf: 'start', alignSelf: 'center' }]);
