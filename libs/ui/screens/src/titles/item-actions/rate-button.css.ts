import { styleVariants } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

const base = {
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: '44px',
  fontSize: '.875rem',
  color: color.t1,
  cursor: 'pointer',
} as const;

/** Words beside a star on a picture; underlined words on paper. */
export const looks = styleVariants({
  immersive: { ...base, selectors: { '&:hover': { color: color.accent } } },
  article: {
    ...base,
    textDecoration: `underline 2px ${color.accent}`,
    textUnderlineOffset: '4px',
    selectors: { '&:hover': { color: color.accent } },
  },
});
