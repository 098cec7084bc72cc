import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space } = vars;

export const list = style({ display: 'grid', inlineSize: '100%' });

export const row = style({
  ...text('rowTitle'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  textAlign: 'start',
  color: color.t1,
  borderRadius: radius.card,
  borderBlockEnd: `1px solid ${color.hairline}`,
  cursor: 'pointer',
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: {
    'li:last-child > &': { borderBlockEndColor: 'transparent' },
    '&:active': { background: color.surface3 },
    '&[aria-disabled]': { color: color.t3, cursor: 'progress' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active):not([aria-disabled])': { background: color.surface2 } },
    },
  },
});

export const sign = style({
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.thumb,
  overflow: 'hidden',
});

export const check = style({
  marginInlineStart: 'auto',
  color: color.accent,
  display: 'grid',
  '@media': { [media.forced]: { color: 'Highlight' } },
});
