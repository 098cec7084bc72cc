import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

export const picture = style({ inlineSize: '100%', aspectRatio: '158 / 230' });

export const title = style({
  ...text('cardTitle'),
  marginBlockStart: '12px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Room for the drawn line under the second line, and for descenders.
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...text('caption'),
  display: 'flex',
  gap: space.s2,
  color: color.t3,
});

export const score = style({ fontWeight: 600, color: color.t1, flex: 'none' });

/** One line; a year that does not fit leaves whole, because a number is never cut. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: `calc(1em * ${vars.type.caption.lineHeight})`,
  minInlineSize: 0,
  overflow: 'hidden',
});

export const genre = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const yearOf = style({ selectors: { '* + &::before': { content: '",\\00a0"' } } });
