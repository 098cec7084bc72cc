import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const base = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  color: vars.color.t2,
  transition: `color ${vars.duration.press} ${vars.easing.out}`,
  selectors: {
    ...focusRing,
    '&:active': { color: vars.color.accent },
    '&:disabled': { color: vars.color.t3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active):not(:disabled)': { color: vars.color.t1 } },
    },
  },
});

/** An eye in the box, a word on the line. */
export const reveal = styleVariants({
  box: [base, { marginInlineEnd: vars.space.s2, borderRadius: vars.radius.input }],
  line: [
    base,
    {
      ...text('label'),
      color: vars.color.t1,
      textDecoration: 'underline',
      textDecorationColor: vars.color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
    },
  ],
});
