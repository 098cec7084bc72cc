import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

export const card = style({
  inlineSize: '158px',
  selectors: { '&[data-big]': { '@media': { [media.wide]: { inlineSize: '230px' } } } },
});

export const art = style({ aspectRatio: '158 / 230' });

export const caption = style({
  ...text('caption'),
  display: 'flex',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
  whiteSpace: 'nowrap',
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const fresh = style({ color: vars.color.accent, fontWeight: '600' });
