import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
});

/** A phone has the button under the words, as wide as the row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
  padding: space.s4,
  borderRadius: radius.panel,
  border: `1px solid ${color.hairline}`,
  background: color.surface1,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '112px minmax(0, 1fr) minmax(7rem, auto) 11.5rem',
      columnGap: space.s5,
    },
  },
});
/** A line of light at the start of what the account has. */
export const rowOn = style([
  row,
  { borderColor: color.success, boxShadow: `inset 3px 0 0 ${color.success}` },
]);

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.thumb,
  '@media': { [media.phone]: { alignSelf: 'start' } },
});
globalStyle(`${picture} > picture`, { blockSize: '100%' });
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = style({
  ...text('rowTitle'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const terms = style({
  display: 'grid',
  gap: '2px',
  '@media': {
    [media.phone]: { gridColumn: '1 / -1' },
    [media.tablet]: { justifyItems: 'end', textAlign: 'end' },
  },
});
export const price = style({
  ...text('label'),
  color: color.t1,
  fontVariantNumeric: 'tabular-nums',
});

export const stateOn = style({ ...text('caption'), color: color.success });
export const action = style({
  inlineSize: '100%',
  paddingInline: space.s4,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
