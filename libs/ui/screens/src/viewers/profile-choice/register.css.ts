import { style } from '@vanilla-extract/css';
import { focusRing } from '@foyer/ui/theme/focus';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, size, space } = vars;

export const list = style({ display: 'grid', borderBlockStart: `3px solid ${color.rule}` });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingBlock: space.s4,
  textAlign: 'start',
  color: color.t1,
  borderBlockEnd: `1px solid ${color.hairline}`,
  cursor: 'pointer',
  transition: `color ${duration.hover} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&[aria-disabled]': { cursor: 'progress' },
    '&[aria-disabled]:not([aria-current])': { color: color.t3 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { color: color.accent } } },
  },
});

export const words = style({ display: 'grid', gap: space.s1, minInlineSize: 0 });

export const name = style({
  ...text('title'),
  fontSize: '1.75rem',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  selectors: {
    '[aria-current] &': {
      textDecorationLine: 'underline',
      textDecorationColor: color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '6px',
    },
  },
});

export const status = style({ ...text('kicker'), color: color.accent, marginBlockStart: space.s1 });

/** As wide as a portrait. */
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  boxShadow: `inset 0 0 0 1px ${color.rule}`,
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
});

export const addWords = style({ ...text('rowTitle') });
