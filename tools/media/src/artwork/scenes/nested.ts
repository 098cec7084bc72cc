import type { Box, Scene, Stage } from '../artwork.types.ts';
import { svg } from '../drawing/svg.ts';

/** A whole scene as an upright picture of its own within a box, for scenes seen through something. */
export function nested(
  stage: Stage,
  [scene, variant]: readonly [scene: Scene, variant: string],
  { x, y, width, height }: Box,
  free = { top: 0.04, bottom: 0.97 },
): string {
  const within: Stage = {
    ...stage,
    width,
    height,
    unit: stage.unit * 0.75,
    isWide: false,
    variant,
    free: { top: height * free.top, bottom: height * free.bottom },
  };
  return svg`<g transform="translate(${x} ${y})">${scene(within).svg}</g>`;
}
