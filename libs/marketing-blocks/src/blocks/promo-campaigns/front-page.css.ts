import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The first one has the page, the others stand in a row under it, between lines. */
export const page = style({ display: 'grid', gap: space.s6, paddingBlockStart: space.s5 });
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: `${space.s5} ${space.s6}`,
  paddingBlock: space.s5,
  borderBlock: `1px solid ${color.rule}`,
});
export const other = style({ display: 'flex', minInlineSize: 0 });
