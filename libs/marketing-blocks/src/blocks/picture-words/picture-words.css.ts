import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'center',
  marginBlockStart: size.shelfGap,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.s8,
    },
  },
});

export const start = style({ display: 'grid', gap: space.s4, minInlineSize: 0 });

export const label = style({ ...text('kicker'), color: color.accent });

export const heading = style({
  ...text('displaySmall'),
  color: color.t1,
  overflowWrap: 'anywhere',
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.card,
});
