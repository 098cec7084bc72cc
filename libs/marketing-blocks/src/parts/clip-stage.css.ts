import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space } = vars;

/** Pictures and films are dark in every label, and words on them white. */
const dark = '#0b0d10';
const white = '#ffffff';
const plate = 'rgba(4, 5, 8, .72)';

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  minInlineSize: 0,
  background: dark,
  color: white,
});

export const picture = style({ position: 'absolute', inset: 0, borderRadius: 'inherit' });
globalStyle(`${picture} :is(picture, img)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** All of the picture is the button. */
export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${size.focusWidth} solid ${white}`,
      outlineOffset: `calc(-2 * ${size.focusWidth})`,
      boxShadow: `inset 0 0 0 ${size.focusWidth} ${dark}`,
    },
  },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(4rem, 9vw, 5.5rem)',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.action,
  color: color.onAction,
  boxShadow: '0 8px 36px rgba(4, 5, 8, .5)',
  transition: `transform ${duration.hover} ${easing.out}`,
  '@media': {
    [`${media.hover} and ${media.lively}`]: {
      selectors: { [`${play}:hover &`]: { transform: 'scale(1.08)' } },
    },
    [media.forced]: { border: '2px solid ButtonText' },
  },
});

export const playing = style({
  position: 'absolute',
  inset: 0,
  background: '#040508',
  outline: 'none',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '56px',
  blockSize: '56px',
  border: '3px solid rgba(255, 255, 255, .32)',
  borderBlockStartColor: white,
  borderRadius: radius.round,
  '@media': { [media.lively]: { animation: `${turn} 1s linear infinite` } },
});

export const none = style({
  ...text('body'),
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: space.s5,
  textAlign: 'center',
});

/** Over the picture at the end. */
export const ended = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.s3,
  padding: space.s4,
  overflow: 'auto',
  background: plate,
  textAlign: 'center',
});
export const endTitle = style({
  ...text('title'),
  color: white,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const endNote = style({ ...text('body'), color: white });
export const endActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s3,
});
