import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { covered, cover } from './cover.css.ts';
import { ground, sceneStart, titleBase } from './banner.css.ts';

const { color, duration, easing, size, space } = vars;

/** A scene: the picture fills it, and the banner's colour comes up under the words. */
export const scene = style([
  covered,
  {
    display: 'grid',
    alignItems: 'end',
    inlineSize: '100%',
    minBlockSize: '220px',
    overflow: 'clip',
    isolation: 'isolate',
    containerType: 'inline-size',
    borderRadius: '18px',
    background: ground,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);
globalStyle(`${scene}:has(${cover}:focus-visible)`, {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  outlineOffset: size.focusOffset,
});
globalStyle(`${scene} ${cover}:focus-visible::before`, { outline: 'none' });

export const scenePicture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  transition: `transform ${duration.dissolve} ${easing.out}`,
  '@media': {
    [`${media.hover} and ${media.lively}`]: {
      selectors: { [`${covered}:hover > &`]: { transform: 'scale(1.04)' } },
    },
  },
});
globalStyle(`${scenePicture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

const start = `var(${sceneStart}, ${space.s5})`;
/** Over how much the colour under the words gives way to the picture. */
const fade = { foot: space.s9, start: '10rem' } as const;

/** At the picture's foot; of a wide one at its start. */
export const sceneWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s2,
  minInlineSize: 0,
  padding: `${fade.foot} ${space.s5} ${space.s5} ${start}`,
  background: `linear-gradient(to top, ${ground} calc(100% - ${fade.foot}), transparent)`,
  '@container': {
    '(min-width: 40em)': {
      alignSelf: 'stretch',
      alignContent: 'end',
      inlineSize: 'fit-content',
      maxInlineSize: '75%',
      padding: `${space.s6} ${fade.start} ${space.s6} ${start}`,
      background: `linear-gradient(to right, ${ground} calc(100% - ${fade.start}), transparent)`,
    },
  },
});

export const title = styleVariants({
  small: [titleBase, { ...text('title') }],
  large: [
    titleBase,
    {
      ...text('displaySmall'),
      '@media': { [media.phone]: { fontSize: 'clamp(1.5rem, 10vw, 3rem)' } },
    },
  ],
});
