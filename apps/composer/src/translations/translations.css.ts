import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: 16 });
export const check = style({ display: 'flex', gap: 8, alignItems: 'center', minBlockSize: 44 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  paddingBlockStart: 8,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  minInlineSize: 0,
  '@media': { '(max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: 600, paddingInlineEnd: 8 });
