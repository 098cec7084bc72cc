import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space, z } = vars;

/** What floats at both ends of the window's foot, with a gap. */
const floatRoom = '60px';
/** The bar at the bottom edge, or a notice that says how much it covers. */
const foot = `max(${size.tabBar}, var(--foot-room, 0px))`;
const padding = space.s4;

/** In a window that is low it would leave no page. */
const shown = `${media.phone} and (min-height: 30em)`;

export const bar = style({
  display: 'none',
  '@media': {
    [shown]: {
      position: 'fixed',
      zIndex: z.sticky,
      insetInline: 0,
      insetBlockEnd: foot,
      display: 'grid',
      paddingBlock: padding,
      paddingInline: floatRoom,
      background: `linear-gradient(transparent, ${color.page} ${padding})`,
      pointerEvents: 'none',
    },
    [media.forced]: { background: 'Canvas' },
  },
});

globalStyle(`${bar} > a`, { pointerEvents: 'auto' });

/** Of the document: what gets the focus is scrolled clear of the bar. */
export const room = style({
  '@media': {
    [shown]: {
      scrollPaddingBlockEnd: `calc(${foot} + ${size.control} + 2 * ${padding} + 8px)`,
    },
  },
});
