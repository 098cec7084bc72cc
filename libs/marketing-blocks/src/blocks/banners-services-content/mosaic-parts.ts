import { media } from '@foyer/ui/theme/vars';

/** A part of the row less the gaps in it, so that as many fit; what is left of a row is shared out. */
const part = (share: number, onPhone: number, gap: string) => ({
  display: 'flex',
  flex: `1 1 calc(${share * 100}% - ${gap})`,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: `calc(${onPhone * 100}% - ${gap})` } },
});
/** How much of a row each banner takes by its size. */
export const mosaicParts = (gap: string) => ({
  small: part(1 / 4, 1 / 2, gap),
  medium: part(1 / 2, 1, gap),
  large: part(2 / 3, 1, gap),
  stretching: part(1, 1, '0px'),
});
