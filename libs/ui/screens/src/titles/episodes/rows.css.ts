import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space } = vars;

export const section = style({
  boxSizing: 'border-box',
  paddingBlockStart: space.s7,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  maxInlineSize: `calc(${size.contentMax} + ${size.gutterStart} + ${size.gutterEnd})`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s6}`,
  marginBlockEnd: space.s5,
});

export const heading = style({ ...text('title') });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

/** The season one sees is light, as chosen chips are. */
export const chip = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space.s5,
  fontSize: '.9375rem',
  background: color.surface2,
  borderRadius: radius.button,
  color: color.t1,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    '&:active': { background: color.surface4 },
    '&[aria-current]': { background: color.t1, color: color.page },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active):not([aria-current])': { background: color.surface3 } },
    },
    [media.forced]: {
      border: '1px solid LinkText',
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});

export const list = style({
  display: 'grid',
  gap: space.s5,
  maxInlineSize: '60rem',
  '@media': { [media.tablet]: { gap: space.s6 } },
});

export const empty = style({ ...text('body'), color: color.t2 });

export const foot = style({ marginBlockStart: space.s6 });
