import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

/** Words under the picture, beside it on wide pages. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'start',
  paddingBlockEnd: space.s7,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.s8,
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.card,
});

export const words = style({ display: 'grid', gap: space.s4, minInlineSize: 0 });

export const period = style({ ...text('kicker'), color: color.accent });

export const heading = style({ ...text('heading'), color: color.t1, overflowWrap: 'anywhere' });

export const lead = style({ ...text('lead'), color: color.t2, textWrap: 'pretty' });

export const action = style({ marginBlock: space.s2 });

export const paragraph = style({
  ...text('reading'),
  color: color.t1,
  maxInlineSize: '42rem',
  textWrap: 'pretty',
});

export const termsHeading = style({ ...text('title'), color: color.t1 });

export const terms = style({ marginBlockStart: space.s3 });

/** A row between hairlines. */
export const term = style({
  ...text('body'),
  paddingBlock: space.s3,
  color: color.t2,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
