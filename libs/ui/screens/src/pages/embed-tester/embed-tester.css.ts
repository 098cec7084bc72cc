import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

export const tester = style({ display: 'grid', gap: space.s5 });

export const form = style({ display: 'grid', gap: space.s4, maxInlineSize: '26rem' });

export const frame = style({
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  // Behind a film nothing shines, whatever the label.
  background: '#000000',
});

export const heading = style({ ...text('title'), color: color.t1 });

export const nothing = style({ ...text('body'), color: color.t2 });

export const lines = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  margin: 0,
  listStyle: 'none',
  background: color.surface1,
  borderRadius: radius.card,
});

export const line = style({
  ...text('body'),
  color: color.t1,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
});
