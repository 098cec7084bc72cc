import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { place } from './preview-place.css.ts';

const { color, duration, easing, space } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

export const sheet = style({
  background: color.dialog,
  border: `1px solid ${color.rule}`,
  '@media': {
    [media.lively]: {
      selectors: {
        [`${place}[data-ready] > &`]: { animation: `${unroll} ${duration.popover} ${easing.out}` },
      },
    },
  },
});

export const words = style({ padding: `${space.s4} ${space.s5} ${space.s5}` });

export const standfirst = style({
  ...text('lead'),
  fontSize: '1.125rem',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  marginBlockEnd: space.s3,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s6,
  marginBlockStart: space.s5,
});
