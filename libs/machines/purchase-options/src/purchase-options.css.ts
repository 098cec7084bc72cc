import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

const column = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const body = style({
  display: 'grid',
  ...column,
  gap: space.s5,
  ':focus': { outline: 'none' },
});

/** What stands in one tab. */
export const option = style({ display: 'grid', ...column, gap: space.s5 });

export const optionTitle = style({ ...text('rowTitle'), color: color.t1 });

export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });

export const price = style({ ...text('rowTitle'), color: color.t1, textWrap: 'pretty' });

export const features = style({ display: 'grid', ...column, gap: space.s2 });

export const feature = style({
  ...text('body'),
  display: 'flex',
  gap: space.s3,
  color: color.t2,
});

export const sign = style({ flex: 'none', color: color.accent });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});

/** On a phone the button stays in sight over a long list. */
export const goOn = style([
  actions,
  {
    '@media': { [media.phone]: { position: 'sticky', insetBlockEnd: '12px', zIndex: 1 } },
  },
]);

/** The page without a layout: one column, as wide as a sheet. */
export const page = style({
  display: 'grid',
  ...column,
  alignContent: 'start',
  gap: space.s5,
  inlineSize: `min(100%, 600px + 2 * ${size.gutterStart})`,
  marginInline: 'auto',
  paddingInline: size.gutterStart,
  paddingBlock: `${space.s8} ${space.s9}`,
  color: color.t1,
});

export const heading = style({
  ...text('heading'),
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
