import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

export const card = style({ color: vars.color.t2 });

/** One line: what is longer ends in an ellipsis, and the address says the rest. */
export const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const kicker = style({
  ...text('caption'),
  ...oneLine,
  fontWeight: '600',
  marginBlockStart: vars.space.s3,
  color: vars.color.accent,
});

export const title = style({
  ...text('cardTitle'),
  ...oneLine,
  marginBlockStart: vars.space.s3,
  color: vars.color.t1,
  selectors: { [`${kicker} + &`]: { marginBlockStart: 0 } },
});

export const facts = style({ ...text('caption'), ...oneLine, color: vars.color.t3 });

export const sentence = style({ ...text('caption'), display: 'block', color: vars.color.t3 });
