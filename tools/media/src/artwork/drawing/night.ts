import type { Hex, Palette } from '../artwork.types.ts';
import { mix } from './colour.ts';

const DARK: Hex = '#0b1230';

/** A palette at night. */
export function nightPalette({ sky, light, accent, ink, paper }: Palette): Palette {
  const dim = (colour: Hex) => mix(colour, DARK, 0.62);
  return {
    sky: [dim(sky[0]), dim(sky[1]), dim(sky[2])],
    light: mix(light, '#dfe8ff', 0.6),
    accent: mix(accent, DARK, 0.25),
    ink: mix(ink, DARK, 0.1),
    paper: dim(paper),
    isDark: true,
  };
}
