import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

export const list = style({
  columns: '2 300px',
  columnGap: size.cardGap,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) 46px',
  alignItems: 'center',
  columnGap: 0,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
});

/** A light green figure; ranks have figures of one width. */
export const rank = style({
  ...text('numeral'),
  color: color.accent,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const title = style({
  ...text('rowTitle'),
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...text('caption'),
  color: color.t3,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const words = style({ minInlineSize: 0, paddingInlineEnd: space.s4 });

export const picture = style({ inlineSize: '46px', blockSize: '67px' });
