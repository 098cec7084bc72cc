import { vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.thumb,
});

export const words = style({ color: vars.color.t2, overflowWrap: 'anywhere' });
globalStyle(`${words} a`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const actions = style({
  display: 'grid',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s2,
});
