import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, size, space } = vars;

export const row = style({
  blockSize: '100%',
  display: 'flex',
  justifyContent: 'center',
  columnGap: '36px',
  position: 'relative',
  '@media': {
    [media.phone]: {
      justifyContent: 'start',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
      // The mark of focus keeps inside a row that cuts what leaves it.
      vars: { [size.focusOffset]: '-3px' },
    },
  },
});

export const list = style({
  display: 'flex',
  columnGap: '36px',
  '@media': { [media.phone]: { columnGap: '22px' } },
});

/** A word that did not fit is measured where nobody sees it. */
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      selectors: { '&[data-left-out]': { position: 'absolute', visibility: 'hidden' } },
    },
  },
});

export const word = style({
  ...text('label'),
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  whiteSpace: 'nowrap',
  position: 'relative',
  paddingBlock: '5px',
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 2px',
  transition: `background-size ${duration.hover} ${easing.out}`,
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetInline: '-6px', insetBlock: '-6px' },
    '&[aria-current]': { color: color.accent, backgroundSize: '100% 2px' },
    '&:active': { color: color.accentHover },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundSize: '100% 2px' } } },
    [media.forced]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.phone]: { display: 'none' },
    [media.tablet]: {
      selectors: { '&[data-left-out]': { position: 'absolute', visibility: 'hidden' } },
    },
  },
});
