import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, duration, easing, size } = vars;

/** A card that is one target, with one {@link cover}. */
export const covered = style({ position: 'relative', minInlineSize: 0 });

/** A link that covers its card, so that all of it can be pressed and the link has the name of the card alone. */
export const cover = style({
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: 'inherit',
    },
    '&:focus-visible::before': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: size.focusOffset,
    },
  },
});

/** Words in a {@link cover} that get a line under them when the card is pointed at. */
export const drawn = style({
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 2px',
  paddingBlockEnd: '1px',
  transition: `background-size ${duration.hover} ${easing.out}`,
});
globalStyle(`${covered}:hover ${drawn}, ${covered}:focus-within ${drawn}`, {
  '@media': {
    [media.hover]: { backgroundSize: '100% 2px' },
    [media.forced]: { textDecoration: 'underline' },
  },
});
