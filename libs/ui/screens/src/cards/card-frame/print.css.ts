import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

export const picture = style({ inlineSize: '100%' });

/** Put on the words above the title. */
export const above = style({ marginBlockStart: '12px' });

/** Two lines of serif; room under the second for the drawn line and for descenders. */
export const title = style({
  ...text('cardTitle'),
  marginBlockStart: '12px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlockEnd: '3px',
  overflowWrap: 'anywhere',
  selectors: { [`${above} + &`]: { marginBlockStart: 0 } },
});

export const facts = style({
  ...text('caption'),
  color: vars.color.t3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const sentence = style({ ...text('caption'), color: vars.color.t3 });
