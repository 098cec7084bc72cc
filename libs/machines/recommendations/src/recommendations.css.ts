import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for rings of focus and raised cards, inside of the box that clips them. */
const room = '12px';

/** A row that is pushed sideways; each card comes to its place. */
export const row = style({
  // Holds hidden words of its cards, which would widen the dialog otherwise.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as a poster, which some cards are whatever room they have.
  gridAutoColumns: '158px',
  gap: vars.size.cardGap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: room,
  scrollbarWidth: 'thin',
  padding: room,
  margin: `-${room}`,
  '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
});
globalStyle(`${row} > li`, { scrollSnapAlign: 'start', minInlineSize: 0 });
