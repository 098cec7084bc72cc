import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

export const card = style({
  inlineSize: '236px',
  '@media': { [media.tablet]: { inlineSize: '300px' } },
});

export const art = style({ aspectRatio: '580 / 330' });

export const scrim = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '60%',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  background: `linear-gradient(transparent, rgba(${vars.color.scrim}, .8))`,
});

export const left = style({
  ...text('caption'),
  fontWeight: '500',
  position: 'absolute',
  insetInlineEnd: vars.space.s3,
  insetBlockEnd: '22px',
  color: vars.color.t1,
});

export const title = style({
  ...text('cardTitle'),
  display: 'block',
  marginBlockStart: vars.space.s3,
  color: vars.color.t1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const facts = style({ ...text('caption'), display: 'block', color: vars.color.t3 });
