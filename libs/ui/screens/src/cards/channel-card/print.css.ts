import { globalStyle, style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: space.s4,
  alignItems: 'center',
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});
// Thinner than under pictures: here it is a line among lines.
globalStyle(`${row} progress`, { blockSize: '2px', marginBlockStart: space.s2 });

export const mark = style({ inlineSize: '56px', blockSize: '56px' });

export const title = style({
  ...text('cardTitle'),
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
});

export const line = style({
  ...text('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  color: color.t3,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A time is never cut. */
export const time = style({ flex: 'none' });
