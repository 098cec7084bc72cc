import { contrast } from '@foyer/ui/theme/contrast';
import {
  type ColorName,
  isUsed,
  leastContrast,
  shapePairs,
  textPairs,
} from '@foyer/ui/theme/contrast-pairs';
import { shownColors } from '@foyer/ui/theme/shown-colors';
import type { LabelVariants } from '@foyer/ui/theme';

/** A colour on another, as viewers meet them. */
export interface PairContrast {
  front: ColorName;
  back: ColorName;
  /** 1 to 21; the worst one where a gradient is behind. */
  ratio: number;
  /** What WCAG asks for: words, or shapes. */
  least: number;
}

/**
 * The contrast of every pair that meets in a label.
 *
 * @param valueOf - Gives the value of a colour.
 */
export function pairContrasts(
  valueOf: (name: ColorName) => string,
  variants: LabelVariants,
): readonly PairContrast[] {
  const [page = [0, 0, 0] as const] = shownColors(valueOf('page'), [255, 255, 255]);
  const ratioOf = (front: ColorName, back: ColorName) =>
    Math.min(
      ...shownColors(valueOf(back), page).flatMap((under) =>
        shownColors(valueOf(front), under).map((over) => contrast(over, under)),
      ),
    );
  const kinds = [
    { pairs: textPairs, least: leastContrast.text },
    { pairs: shapePairs, least: leastContrast.shape },
  ];
  return kinds.flatMap(({ pairs, least }) =>
    pairs
      .filter((pair) => isUsed(pair, variants))
      .flatMap(({ front, backs }) =>
        backs.map((back) => ({ front, back, ratio: ratioOf(front, back), least })),
      ),
  );
}
