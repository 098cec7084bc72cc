import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/type.ts';

export const list = style({ ...text('caption'), display: 'flex', flexWrap: 'wrap' });

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: vars.color.t1,
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginInline: vars.space.s2,
      color: vars.color.t2,
    },
    '&:last-child': { color: vars.color.t2 },
  },
});

/** As high as a target must be. WCAG 2.5.8 */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
    '&:active': { color: vars.color.accent },
  },
});
