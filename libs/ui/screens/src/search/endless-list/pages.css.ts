import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { rule } from '@foyer/ui/print/print.css';

const { color, size, space, type } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s6,
  marginBlockStart: space.s8,
  borderBlock: rule,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-12px' });

/** Set in the serif, whose figures are all one width. */
export const number = style({
  ...text('cardTitle'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: '52px',
  color: color.t1,
  selectors: {
    '&[aria-current]': {
      color: color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '6px',
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const gap = style({
  fontFamily: type.reading.family,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '28px',
  color: color.t3,
});

export const next = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: '52px',
  marginInlineStart: 'auto',
  fontSize: '1rem',
});
