import { contrast, mix, type Rgb } from '../contrast.ts';
import type { Tokens } from '../label-theme.types.ts';
import type { LabelVariants } from '../variant-names.ts';
import {
  type ColorName,
  isUsed,
  leastContrast,
  scrimPairs,
  shapePairs,
  textPairs,
} from './contrast-pairs.ts';
import { readTriple, shownColors } from './shown-colors.ts';

type Colors = Tokens['color'];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The pairs of a label's colours that cannot be told apart well enough, one sentence each. */
export function contrastProblems(colors: Colors, variants: LabelVariants): readonly string[] {
  return [
    ...pairProblems(textPairs, leastContrast.text, colors, variants),
    ...pairProblems(shapePairs, leastContrast.shape, colors, variants),
    ...scrimProblems(colors, variants),
  ];
}

function pairProblems(
  pairs: typeof textPairs,
  least: number,
  colors: Colors,
  variants: LabelVariants,
): readonly string[] {
  return pairs
    .filter((pair) => isUsed(pair, variants))
    .flatMap(({ front, backs }) =>
      backs.flatMap((back) => {
        const ratios = shown(colors, back).map((under) => ratioOn(colors, front, [under]));
        return problem(`${front} on ${back}`, Math.min(...ratios), least);
      }),
    );
}

/** A scrim is darkest over black and lightest over white; the picture may be either. */
function scrimProblems(colors: Colors, variants: LabelVariants): readonly string[] {
  return scrimPairs
    .filter((pair) => isUsed(pair, variants))
    .flatMap(({ front, opacity }) => {
      const scrim = readTriple(colors.scrim);
      const behind = [white, black].map((picture) => mix(scrim, opacity, picture));
      const ratio = ratioOn(colors, front, behind);
      return problem(`${front} on the scrim at ${opacity}`, ratio, leastContrast.text);
    });
}

function shown(colors: Colors, name: ColorName): readonly Rgb[] {
  const [page = black] = shownColors(colors.page, white);
  return shownColors(colors[name], page);
}

/** The worst ratio of a colour over some that are behind it. */
function ratioOn(colors: Colors, front: ColorName, behind: readonly Rgb[]): number {
  return Math.min(
    ...behind.flatMap((under) =>
      shownColors(colors[front], under).map((over) => contrast(over, under)),
    ),
  );
}

/** A pair without a readable colour has no ratio, which is a problem of its own. */
function problem(pair: string, ratio: number, least: number): readonly string[] {
  if (!Number.isFinite(ratio)) return [`${pair}: no colour of the form #rrggbb, rgb() or rgba()`];
  // Cut, not rounded: 4.499 must not read as what is asked for.
  return ratio < least
    ? [`${pair} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, less than ${least}:1`]
    : [];
}
