import { style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  maxInlineSize: '75rem',
  marginInline: 'auto',
  padding: `${space.s7} ${space.s4}`,
});
export const intro = style({ display: 'grid', gap: space.s3 });
export const heading = style(text('heading'));
export const note = style({ color: color.t2 });
export const entry = style({ borderBlockStart: `1px solid ${color.rule}` });
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  minBlockSize: size.touch,
  paddingBlock: space.s2,
  cursor: 'pointer',
  selectors: focusRing,
});
export const token = style({
  ...text('cardTitle'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  overflowWrap: 'anywhere',
});
export const swatch = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.age,
});
export const counts = style({
  ...text('caption'),
  marginInlineStart: 'auto',
  color: color.t2,
  fontVariantNumeric: 'tabular-nums',
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space.s4,
  paddingBlock: space.s3,
});
export const file = style({
  display: 'block',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.75rem',
  overflowWrap: 'anywhere',
  color: color.t2,
});
