import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = { fontWeight: '700', fontVariantNumeric: 'tabular-nums' } as const;

export const rating = styleVariants({
  high: { ...base, color: vars.color.ratingHigh },
  middle: { ...base, color: vars.color.ratingMiddle },
  low: { ...base, color: vars.color.ratingLow },
  /** On a picture, where the look has one colour for all. */
  accent: { ...base, color: vars.color.accent },
});
