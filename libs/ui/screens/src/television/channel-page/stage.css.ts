import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

export const now = style({ display: 'grid', gap: space.s2, maxInlineSize: '36rem' });

export const when = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  color: color.t2,
  fontVariantNumeric: 'tabular-nums',
});

export const nowLink = style({
  ...text('title'),
  color: color.t1,
  overflowWrap: 'anywhere',
  selectors: focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
});
