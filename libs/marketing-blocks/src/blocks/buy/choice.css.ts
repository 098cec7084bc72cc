import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
});

/** The button, with room for the sentence that comes under it with the account. */
export const sale = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s4,
  minBlockSize: `calc(${size.control} + ${space.s4} + 2.5rem)`,
});

export const only = style({ display: 'grid', gap: space.s1 });
export const name = style({
  ...text('title'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const badge = style({ ...text('kicker'), color: color.accent });
export const price = style({ ...text('rowTitle'), color: color.t2 });

export const words = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
export const send = style({ inlineSize: '100%' });

/** What is taken today, and the button; a phone keeps both in sight under a long list. */
export const deal = style({
  display: 'grid',
  gap: space.s3,
  paddingBlockStart: space.s3,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: `calc(${size.tabBar} + 8px)`,
      zIndex: 1,
      padding: space.s3,
      marginInline: `calc(-1 * ${space.s3})`,
      borderRadius: radius.panel,
      background: color.panel,
    },
    [`${media.phone} and ${media.low}`]: { position: 'static' },
  },
});
export const due = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  color: color.t1,
});
export const sum = style({
  ...text('title'),
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
});

/** As high as what is to come. */
export const room = style({
  display: 'block',
  blockSize: '13rem',
  borderRadius: radius.input,
  background: color.skeleton,
});
