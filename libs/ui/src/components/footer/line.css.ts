import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

export const footer = style({
  ...text('caption'),
  color: vars.color.t2,
  marginBlockStart: vars.space.s9,
  marginInlineStart: vars.size.gutterStart,
  marginInlineEnd: vars.size.gutterEnd,
  paddingBlockStart: vars.space.s7,
  paddingBlockEnd: `calc(${vars.space.s7} + ${vars.size.tabBar})`,
  borderBlockStart: `1px solid ${vars.color.rule}`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.s5} ${vars.space.s7}`,
});

export const words = style({ display: 'grid', gap: vars.space.s2 });

export const links = style({ flex: '1 1 min(100%, 30rem)' });

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: '28px' });

export const endList = style({ '@media': { [media.desktop]: { justifyContent: 'end' } } });

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.s1,
  selectors: {
    '&:hover': { color: vars.color.t1 },
    '&[aria-current]': { color: vars.color.t1, fontWeight: '600' },
  },
});
