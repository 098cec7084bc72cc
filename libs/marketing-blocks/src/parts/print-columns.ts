import { media, vars } from '@foyer/ui/theme/vars';
import type { StyleRule } from '@vanilla-extract/css';

const { color, duration, easing, size } = vars;

/**
 * Columns of print with a hairline between neighbours, however many stand in a row: each item draws its own at the start,
 * and the list cuts off what lies before its first column.
 */
export const hairlineColumns = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The ring of what has the focus stays.
    clipPath: 'inset(-8px)',
  },
  item: {
    position: 'relative',
    minInlineSize: 0,
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${size.cardGap} / -2)`,
      borderInlineStart: `1px solid ${color.hairline}`,
    },
    '@media': { [media.phone]: { '::after': { display: 'none' } } },
  },
} as const satisfies Record<string, StyleRule>;

/** Words of a link under which a line draws from their start when they are pointed at. */
export const drawnWords: StyleRule = {
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 2px',
  transition: `background-size ${duration.hover} ${easing.out}`,
  '@media': { [media.hover]: { selectors: { 'a&:hover': { backgroundSize: '100% 2px' } } } },
};
