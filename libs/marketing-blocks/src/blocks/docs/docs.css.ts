import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const docs = style({ maxInlineSize: '48rem' });

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

export const note = style({ ...text('caption'), color: color.t3 });
