import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** As many columns as have room for a name. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: space.s6,
});

/** A row between hairlines, pressed as a whole. */
export const doc = style({
  ...text('lead'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: size.control,
  paddingBlock: space.s4,
  color: color.t1,
  borderBlockEnd: `1px solid ${color.hairline}`,
  overflowWrap: 'anywhere',
  selectors: { ...focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});
// Its sign keeps its size beside a long name.
globalStyle(`${doc} > svg`, { flex: 'none' });

export const note = style({ ...text('caption'), color: color.t3 });
