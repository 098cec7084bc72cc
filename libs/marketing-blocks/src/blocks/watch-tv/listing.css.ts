import { media, text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { covered } from '../../parts/cover.css.ts';
import { onPhone } from './watch-tv.css.ts';

const { color, space } = vars;

/** A listing in two columns, each row with its time first. */
export const listing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.s7,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The first row is marked as with a pen. */
export const row = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  paddingInline: space.s3,
  selectors: { '&:first-child': { background: color.mark }, ...onPhone.selectors },
});
export const entry = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: '3.5rem 46px minmax(0, 1fr)',
    columnGap: space.s3,
    alignItems: 'start',
    paddingBlock: space.s3,
  },
]);
export const time = style({ ...text('rowTitle'), color: color.t1 });
export const sign = style({ inlineSize: '46px', aspectRatio: '1' });
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.s3,
});
export const until = style({ ...text('caption'), color: color.t2 });
