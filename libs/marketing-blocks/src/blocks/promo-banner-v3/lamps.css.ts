import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, space } = vars;

/** Between the first light of one and the next, in milliseconds. */
const stepMs = 40;
const most = 12;

/** Four in a row; on phones as many as have room for their names. */
export const lamps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: `${space.s6} ${space.s2}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: `${space.s7} ${space.s4}`,
    },
  },
});

export const lamp = style([
  covered,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: space.s3,
    paddingBlock: space.s1,
    borderRadius: radius.card,
    textAlign: 'center',
  },
]);

const amber = (percent: number) => `color-mix(in srgb, ${color.accent} ${percent}%, transparent)`;

export const bulb = style({
  position: 'relative',
  inlineSize: 'min(76px, 100%)',
  aspectRatio: '1',
  borderRadius: radius.round,
  transition: `opacity ${duration.hover} ${easing.out}`,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '-34px',
    zIndex: -1,
    borderRadius: 'inherit',
    background: `radial-gradient(closest-side, ${amber(62)} 50%, ${amber(22)} 72%, transparent)`,
    opacity: 0.8,
    transition: `opacity ${duration.hover} ${easing.out}`,
    pointerEvents: 'none',
  },
  selectors: {
    '[data-dark] &': { opacity: 0.35 },
    '[data-dark] &::before': { opacity: 0 },
    [`${lamp}:focus-within &::before`]: { opacity: 1 },
  },
  '@media': {
    // No wider than the gutter beside the last one in a row.
    [media.phone]: { '::before': { inset: '-26px' } },
    [media.hover]: { selectors: { [`${lamp}:hover &::before`]: { opacity: 1 } } },
    [media.calm]: {
      transition: 'none',
      '::before': { transition: 'none' },
      selectors: {
        '[data-dark] &': { opacity: 1 },
        '[data-dark] &::before': { opacity: 0.8 },
      },
    },
    [media.forced]: { border: '2px solid CanvasText', '::before': { display: 'none' } },
  },
});

// Only going on takes turns: what is pointed at answers at once.
for (let index = 2; index <= most; index += 1) {
  globalStyle(`${lamp}:nth-child(${index}):not(:hover, :focus-within) ${bulb}`, {
    transitionDelay: `${(index - 1) * stepMs}ms`,
  });
  globalStyle(`${lamp}:nth-child(${index}):not(:hover, :focus-within) ${bulb}::before`, {
    transitionDelay: `${(index - 1) * stepMs}ms`,
  });
}

export const sign = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  boxShadow: `0 0 0 3px ${amber(55)}`,
});
globalStyle(`${sign} :is(picture, img)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const name = style({
  ...text('caption'),
  maxInlineSize: '100%',
  fontSize: '.6875rem',
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: '.875rem' } },
});
