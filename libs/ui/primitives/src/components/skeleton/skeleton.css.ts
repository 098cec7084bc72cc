import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

/** A place where something will be; a soft lamp passes across, where the label's motion has one. */
export const skeleton = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  overflow: 'hidden',
  background: vars.color.skeleton,
  borderRadius: vars.radius.card,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${vars.color.skeletonLight}, transparent)`,
    transform: 'translateX(-100%)',
  },
  '@media': {
    [media.lively]: {
      '::after': { animation: `${pass} ${vars.duration.skeleton} ${vars.easing.inOut} infinite` },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const shape = {
  poster: style({ inlineSize: '158px', aspectRatio: '158 / 230' }),
  horizontal: style({ inlineSize: '300px', aspectRatio: '580 / 330' }),
  heading: style({ inlineSize: 'min(280px, 60%)', blockSize: '1.5rem' }),
  line: style({ inlineSize: 'min(420px, 80%)', blockSize: '1rem' }),
  display: style({ inlineSize: 'min(560px, 90%)', blockSize: '6rem' }),
  button: style({
    inlineSize: '190px',
    blockSize: vars.size.control,
    borderRadius: vars.radius.button,
  }),
};
