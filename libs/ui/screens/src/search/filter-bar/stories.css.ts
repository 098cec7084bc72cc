import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';

/** A catalogue's grid, for the stories. */
export const posterGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, min(158px, calc(50% - 8px)))',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  rowGap: '28px',
});
/** A page's column, for the stories. */
export const page = style({
  paddingInline: `${vars.size.gutterStart} ${vars.size.gutterEnd}`,
  paddingBlock: vars.space.s6,
});
