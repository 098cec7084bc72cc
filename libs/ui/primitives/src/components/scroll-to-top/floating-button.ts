import { media, vars } from '../../theme/style.ts';

const { color, duration, easing, radius, shadow } = vars;

/** A button that floats over the page, at a corner of its foot; to compose into a vanilla-extract style. */
export const floatingButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  border: `1px solid ${color.rule}`,
  borderRadius: radius.button,
  background: color.surface2,
  color: color.t1,
  boxShadow: shadow.panel,
  cursor: 'pointer',
  transition: `background-color ${duration.hover} ${easing.out}`,
  selectors: { '&:active': { background: color.surface4 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surface3 } } },
  },
} as const;
