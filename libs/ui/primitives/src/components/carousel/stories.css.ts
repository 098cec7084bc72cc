import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A page's column, for the stories. */
export const page = style({
  paddingInline: `${vars.size.gutterStart} ${vars.size.gutterEnd}`,
  paddingBlock: vars.space.s6,
});

/** A wide picture, for the stories. */
export const banner = style({ inlineSize: '100%', aspectRatio: '21 / 9' });
