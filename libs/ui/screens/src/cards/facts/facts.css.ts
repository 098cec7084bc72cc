import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

export const list = style({
  ...text('body'),
  fontSize: '.9375rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: vars.space.s1,
  color: vars.color.t2,
});

export const fact = style({
  selectors: {
    '&[data-dot]::after': {
      content: '"·" / ""',
      marginInline: vars.space.s3,
      color: vars.color.t2,
      fontWeight: '700',
    },
    '&:not([data-dot]):not(:last-child)': { marginInlineEnd: vars.space.s3 },
  },
});
