import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

export const footer = style({
  ...text('caption'),
  color: vars.color.t2,
  marginBlockStart: vars.space.s9,
  marginInlineStart: vars.size.gutterStart,
  marginInlineEnd: vars.size.gutterEnd,
  paddingBlockStart: vars.space.s7,
  paddingBlockEnd: `calc(${vars.space.s7} + ${vars.size.tabBar})`,
  borderBlockStart: `1px solid ${vars.color.rule}`,
  display: 'grid',
  gap: vars.space.s6,
});

/** The groups run on in one another's line where there is room. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s3} ${vars.space.s9}`,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s6 });

export const group = style({ '@media': { [media.phone]: { inlineSize: '100%' } } });

/** Whose site it is, and in which languages. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s2} ${vars.space.s7}`,
  color: vars.color.t3,
});

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.s1,
  '@media': {
    [media.phone]: { paddingBlock: '13px' },
    [media.hover]: { selectors: { '&:hover:not(:active)': { color: vars.color.t1 } } },
  },
  selectors: {
    '&[aria-current]': { color: vars.color.t1, fontWeight: '600' },
    '&:active': { color: vars.color.accent },
  },
});
