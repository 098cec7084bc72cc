import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  boxSizing: 'border-box',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  paddingBlock: `calc(${vars.size.topBar} + ${vars.space.s8}) ${vars.space.s9}`,
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
});

export const heading = style({ ...text('heading'), color: vars.color.t1, margin: 0 });

export const lead = style({
  ...text('lead'),
  color: vars.color.t2,
  marginBlock: `${vars.space.s4} ${vars.space.s7}`,
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.s2,
});

export const row = style({
  display: 'grid',
  gap: vars.space.s1,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s5,
  textAlign: 'start',
  color: vars.color.t1,
  background: vars.color.surface1,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.hover} ${vars.easing.out}`,
  selectors: {
    ...focusRing,
    '&:hover': { background: vars.color.surface3 },
    '&:active': { background: vars.color.surface4 },
    '&[aria-disabled="true"]': { cursor: 'progress', color: vars.color.t3 },
  },
  '@media': { [media.calm]: { transition: 'none' } },
});

export const title = style({ ...text('rowTitle') });

export const note = style({ ...text('body'), color: vars.color.t2 });

export const error = style({
  ...text('body'),
  color: vars.color.danger,
  marginBlock: `0 ${vars.space.s4}`,
});

export const foot = style({ marginBlockStart: vars.space.s6 });
