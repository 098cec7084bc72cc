import { style } from '@vanilla-extract/css';
import { focusRing } from '@foyer/ui/theme/focus';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: `${space.s5} ${space.s3}`,
  paddingBlock: space.s3,
});

export const choice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.s3,
  inlineSize: '100%',
  paddingBlock: space.s2,
  borderRadius: radius.card,
  color: color.t2,
  cursor: 'pointer',
  transition: `color ${duration.hover} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&[aria-current]': { color: color.t1 },
    '&[aria-disabled]': { cursor: 'progress' },
    '&[aria-disabled]:not([aria-current])': { color: color.t3 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { color: color.t1 } } },
  },
});

/** Up to two lines: a name has twenty characters. */
export const name = style({
  ...text('body'),
  inlineSize: '100%',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Where the next profile would be. */
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  blockSize: '96px',
  borderRadius: radius.button,
  background: color.surface2,
  boxShadow: `inset 0 0 0 1px ${color.inputBorder}`,
  '@media': {
    [media.hover]: { selectors: { 'button:hover > &': { background: color.surface3 } } },
    [media.forced]: { border: '1px dashed ButtonText' },
  },
});
