import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space } = vars;

/** How far a card is from the middle of the hand, in cards. */
const place = '--fan-place';
/** The angle between two cards. */
const step = '--fan-step';

/** A hand of cards under a lamp, pressed as one. */
export const fan = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: 'clamp(17rem, 34vw, 27rem)',
  paddingBlock: `${space.s10} ${space.s9}`,
});
export const press = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  padding: 0,
  border: 0,
  borderRadius: radius.panel,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: size.focusOffset,
    },
  },
});

/** A lamp over the hand, and its light. */
export const lamp = style({
  position: 'absolute',
  insetBlockStart: space.s5,
  insetInlineStart: '50%',
  inlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: '-10px',
  borderRadius: radius.round,
  background: `radial-gradient(circle, ${color.t1} 40%, ${color.accent})`,
  boxShadow: `0 0 40px 8px color-mix(in srgb, ${color.accent} 55%, transparent)`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '10px',
    insetInlineStart: '50%',
    inlineSize: 'min(30rem, 90vw)',
    blockSize: '22rem',
    transform: 'translateX(-50%)',
    clipPath: 'polygon(49% 0, 51% 0, 100% 100%, 0 100%)',
    background: `linear-gradient(color-mix(in srgb, ${color.accent} 38%, transparent), transparent 92%)`,
  },
  '@media': { [media.forced]: { display: 'none' } },
});

/** Laid out, the cards stand side by side in rows. */
export const cards = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  selectors: {
    [`${fan}[data-spread] &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: space.s4,
    },
  },
});

/** The more cards, the closer: the hand stays as wide as its box. */
export const steps = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 }, (count) => ({
  vars: { [step]: `${Math.min(12.5, 44 / (count - 1))}deg` },
}));

const open = keyframes({ from: { rotate: '0deg' } });

export const card = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  inlineSize: 'clamp(6.5rem, 12vw, 13rem)',
  aspectRatio: '2 / 3',
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surface2,
  boxShadow: '0 14px 34px -12px rgb(0 0 0 / 70%)',
  rotate: `calc(var(${place}) * var(${step}))`,
  transformOrigin: '50% 190%',
  transition: `rotate ${duration.dissolve} ${easing.out}`,
  selectors: {
    [`${fan}[data-spread] &`]: { rotate: '0deg', animation: 'none' },
  },
  '@media': {
    [media.phone]: { inlineSize: 'clamp(4.75rem, 24vw, 8rem)' },
    [media.calm]: { transition: 'none' },
    [`${media.hover} and ${media.lively}`]: {
      selectors: {
        [`${fan}:not([data-spread]):hover &`]: {
          rotate: `calc(var(${place}) * var(${step}) * 1.15)`,
        },
      },
    },
    [media.lively]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${open} ${easing.out} backwards`,
          animationTimeline: 'view()',
          animationRange: 'entry 10% entry 100%',
        },
      },
    },
  },
});

/** By halves of a card, because a hand of four has no middle one. */
export const places = styleVariants(
  Object.fromEntries(Array.from({ length: 15 }, (_, index) => [index - 7, index - 7])) as Record<
    -7 | -6 | -5 | -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7,
    number
  >,
  (halves) => ({ vars: { [place]: String(halves / 2) } }),
);

export const picture = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0 });
globalStyle(`${picture} > picture`, { blockSize: '100%' });
export const name = style({
  ...text('micro'),
  padding: space.s2,
  color: color.t1,
  fontWeight: 600,
  textAlign: 'start',
  // Cards lie over each other; the whole names stand beside them.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
