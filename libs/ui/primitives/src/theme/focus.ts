import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** The one focus ring, to spread into `selectors` of whatever takes focus by itself. */
export const focusRing = {
  '&:focus-visible': {
    outline: `${vars.size.focusWidth} solid ${vars.color.focusRing}`,
    outlineOffset: vars.size.focusOffset,
    '@media': { [media.forced]: { outlineColor: 'Highlight' } },
  },
} as const;
