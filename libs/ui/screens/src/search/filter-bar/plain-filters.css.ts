import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

/** Put on filters that answer only to scripts. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const form = style({ marginBlock: space.s4 });

export const title = style({ ...text('label'), minBlockSize: size.touch, cursor: 'pointer' });

export const group = style({ border: 0, minInlineSize: 0, marginBlock: space.s3 });

export const legend = style({ ...text('label'), color: color.t2, marginBlockEnd: space.s2 });

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5 });

export const pick = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.touch,
});

export const submit = style({
  ...text('label'),
  minBlockSize: size.control,
  paddingInline: space.s6,
  background: color.action,
  color: color.onAction,
  borderRadius: radius.button,
});
