import { keyframes, style } from '@vanilla-extract/css';
import { text, vars } from '../../theme/style.ts';
import { START_PATIENCE } from './start-patience.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const note = style({
  ...text('body'),
  position: 'fixed',
  insetInline: vars.space.s3,
  insetBlockEnd: '24vh',
  color: '#ffffff',
  textAlign: 'center',
  visibility: 'hidden',
  // A delay and no motion, so also for those who want none.
  animation: `${appear} 1ms ${START_PATIENCE} forwards`,
});

export const again = style({
  display: 'inline-block',
  paddingBlock: vars.space.s2,
  textDecoration: 'underline',
});
