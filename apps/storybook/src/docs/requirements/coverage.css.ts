import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

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
export const search = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});
export const area = style({ borderBlockStart: `1px solid ${color.rule}` });
export const areaHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  minBlockSize: vars.size.touch,
  paddingBlock: space.s2,
  cursor: 'pointer',
});
export const areaTitle = style({ ...text('cardTitle'), flexGrow: 1 });
export const counts = style({
  ...text('caption'),
  color: color.t2,
  fontVariantNumeric: 'tabular-nums',
});
export const tableBox = style({ overflowX: 'auto', paddingBlockEnd: space.s6 });
export const table = style({ inlineSize: '100%', minInlineSize: '40rem' });
const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space.s2} ${space.s3}`,
} as const;
export const head = style({ ...text('caption'), ...cell, color: color.t2 });
export const id = style({ ...text('label'), ...cell, whiteSpace: 'nowrap' });
export const data = style({ ...cell, borderBlockStart: `1px solid ${color.hairline}` });
export const file = style({
  display: 'block',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.75rem',
  overflowWrap: 'anywhere',
  color: color.t2,
});
export const missing = style({ color: color.danger });
export const open = style({ ...text('caption'), color: color.accent });
