import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '50px minmax(0, 1fr)',
  columnGap: vars.space.s3,
  alignItems: 'center',
  padding: vars.space.s2,
  borderRadius: vars.radius.card,
  transition: `background-color ${vars.duration.hover} ${vars.easing.out}`,
  selectors: { ...focusRing, '&:active': { background: vars.color.surface3 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { background: vars.color.surface2 } } },
  },
});

export const picture = style({
  inlineSize: '50px',
  blockSize: '50px',
  borderRadius: vars.radius.thumb,
});

export const words = style({ display: 'block', minInlineSize: 0 });

export const title = style({ ...text('cardTitle'), ...oneLine, display: 'block' });

export const left = style({
  ...text('caption'),
  ...oneLine,
  display: 'block',
  color: vars.color.t3,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
