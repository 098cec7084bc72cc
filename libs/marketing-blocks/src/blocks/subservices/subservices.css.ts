import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const needs = style({ ...text('body'), color: color.t2, marginBlockEnd: space.s4 });
export const needsLink = style({
  display: 'inline-block',
  paddingBlock: space.s1,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

export const note = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });

export const state = style({ ...text('caption'), color: color.t2 });
