import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, duration, easing, size, space } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

/** A white sheet over the whole screen. */
export const sheet = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: 0,
  background: color.dialog,
  color: color.t1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  paddingBlockEnd: space.s7,
  '@media': {
    [media.lively]: {
      selectors: { '&[open]': { animation: `${unroll} ${duration.popover} ${easing.out}` } },
    },
  },
});
// The page behind keeps its place.
globalStyle(`:root:has(${sheet}[open])`, { overflow: 'hidden' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: '60px',
  borderBlockEnd: rule,
  marginBlockEnd: space.s4,
});

export const name = style({ fontSize: '1.75rem', lineHeight: 1, display: 'flex' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginInlineEnd: '-10px',
});

export const section = style({
  ...text('title'),
  fontSize: '2.125rem',
  display: 'block',
  paddingBlock: '9px',
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: color.accent } },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s6,
  paddingBlockStart: space.s5,
});

export const word = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  selectors: {
    '&[aria-current]': {
      color: color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
    },
  },
});
