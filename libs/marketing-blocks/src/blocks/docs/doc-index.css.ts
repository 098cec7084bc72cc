import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Two columns of a page, where there is room. */
export const index = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.s8,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.rule}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A name, and at the other end what the document is. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  borderBlockEnd: `1px solid ${color.hairline}`,
});

export const doc = style({
  ...text('lead'),
  fontStyle: 'italic',
  display: 'inline-block',
  minInlineSize: 0,
  paddingBlock: space.s3,
  color: color.t1,
  overflowWrap: 'anywhere',
  selectors: { ...focusRing },
});

// At the end of the last line of a name.
globalStyle(`${doc} svg`, {
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineStart: space.s2,
});

export const note = style({ ...text('caption'), flex: 'none', color: color.t3 });
