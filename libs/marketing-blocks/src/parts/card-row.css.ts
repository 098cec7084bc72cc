import { media, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { size } = vars;

/** The custom property of how wide a card of a row is. */
export const rowCell = '--card-row-cell';

/** Room round the cards for their glow and ring, inside the box that clips them. */
const glowRoom = '40px';
const ringRoom = '6px';

const row = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `var(${rowCell}, max-content)`,
  columnGap: size.cardGap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
});

/** Cards side by side: out of the page at both of its edges, or in its column and on phones out at the end. */
export const rows = styleVariants({
  lit: [
    row,
    {
      padding: `${glowRoom} ${size.gutterEnd} ${glowRoom} ${size.gutterStart}`,
      margin: `-${glowRoom} calc(-1 * ${size.gutterEnd}) -${glowRoom} calc(-1 * ${size.gutterStart})`,
      scrollPaddingInline: `${size.gutterStart} ${size.gutterEnd}`,
    },
  ],
  print: [
    row,
    {
      padding: ringRoom,
      margin: `-${ringRoom}`,
      scrollPaddingInline: ringRoom,
      '@media': {
        [media.phone]: {
          marginInlineEnd: `calc(-1 * ${size.gutterEnd})`,
          paddingInlineEnd: size.gutterEnd,
        },
      },
    },
  ],
});

export const cell = style({ scrollSnapAlign: 'start', minInlineSize: 0 });
