import type { Tokens } from '../label-theme.types.ts';
import type { LabelVariants } from '../variant-names.ts';

/** The name of a colour. */
export type ColorName = keyof Tokens['color'];

interface Condition {
  /** Asked only of labels that choose these variants; of every label where it is left out. */
  usedBy?: Partial<LabelVariants>;
}

/** A colour and what it stands on. */
interface Pair extends Condition {
  front: ColorName;
  backs: readonly ColorName[];
}

/** Words on the scrim over a picture. */
interface ScrimPair extends Condition {
  front: ColorName;
  /** Of the scrim under the words, 0 to 1. */
  opacity: number;
}

const papers = ['page', 'surface1', 'surface2', 'dialog', 'panel'] as const;

/** The least contrast of words and of shapes: WCAG 1.4.3 and 1.4.11, level AA. */
export const leastContrast = { text: 4.5, shape: 3 } as const;

/** Words on what they stand on. */
export const textPairs: readonly Pair[] = [
  { front: 't1', backs: [...papers, 'surface3', 'surface4', 'mark', 'glass', 'glassHover'] },
  { front: 't2', backs: [...papers, 'surface3', 'surface4', 'mark'] },
  { front: 't3', backs: papers },
  { front: 'lead', backs: papers },
  { front: 'accent', backs: papers },
  { front: 'accentHover', backs: papers },
  { front: 'danger', backs: papers },
  { front: 'success', backs: papers },
  { front: 'onAccent', backs: ['accent', 'accentHover', 'accentPressed'] },
  { front: 'onAction', backs: ['action', 'actionHover', 'actionPressed'] },
  { front: 'onDanger', backs: ['dangerBg'] },
  { front: 'onLive', backs: ['live'] },
  { front: 'live', backs: papers, usedBy: { playerSkin: 'print' } },
  { front: 'ratingHigh', backs: ['page', 'dialog'] },
  { front: 'ratingMiddle', backs: ['page', 'dialog'] },
  { front: 'ratingLow', backs: ['page', 'dialog'] },
];

/** Edges, dots and bars on what they stand on. */
export const shapePairs: readonly Pair[] = [
  { front: 'inputBorder', backs: ['page', 'dialog', 'surface2'] },
  { front: 'inputFocus', backs: ['page', 'dialog', 'surface2'] },
  { front: 'focusRing', backs: ['page', 'dialog', 'panel'] },
  { front: 'progressValue', backs: ['progressTrack', 'page', 'dialog'] },
  { front: 'live', backs: papers },
];

/** Words on a scrim, whatever picture is under it. */
export const scrimPairs: readonly ScrimPair[] = [
  { front: 'lead', opacity: 0.82, usedBy: { hero: 'immersive' } },
  { front: 't2', opacity: 0.82, usedBy: { hero: 'immersive' } },
  { front: 't1', opacity: 0.72, usedBy: { posterCard: 'bare' } },
  { front: 'lead', opacity: 0.72, usedBy: { hero: 'immersive' } },
];

/** Whether a pair is met in a label with these variants. */
export function isUsed({ usedBy = {} }: Condition, variants: LabelVariants): boolean {
  return Object.entries(usedBy).every(
    ([slot, name]) => variants[slot as keyof LabelVariants] === name,
  );
}
