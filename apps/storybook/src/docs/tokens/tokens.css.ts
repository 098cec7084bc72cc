import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

export const sheet = style({ display: 'grid', gap: space.s6, paddingBlock: space.s4 });
export const heading = style(text('title'));
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: space.s4,
});
export const name = style(text('label'));
export const value = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });
export const swatch = style({
  blockSize: '4.5rem',
  marginBlockEnd: space.s2,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.thumb,
});
export const row = style({
  display: 'grid',
  gap: space.s1,
  paddingBlockEnd: space.s4,
  borderBlockEnd: `1px solid ${color.hairline}`,
  minInlineSize: 0,
});
export const bar = style({ blockSize: '1rem', background: color.accent });
export const tile = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  marginBlockEnd: space.s2,
  background: color.surface3,
  border: `1px solid ${color.inputBorder}`,
});
export const pair = style({
  padding: space.s4,
  marginBlockEnd: space.s2,
  borderRadius: radius.thumb,
  border: `1px solid ${color.rule}`,
});
export const track = style({ background: color.surface2, overflow: 'hidden' });
export const mover = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  background: color.accent,
  transition: 'transform',
  selectors: { [`${track}[data-moved] &`]: { transform: 'translateX(12rem)' } },
});
