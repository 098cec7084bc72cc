import type { Box, Hex, Palette } from '../artwork.types.ts';
import { contrast, luminance, mix, toRgb, type Rgb } from '../drawing/colour.ts';
import { sample, type Pixels } from '../raster/pixels.ts';

/** Contrast that words keep against what is behind them. */
export const LEAST_CONTRAST = 4.5;

/** Colour of the words at one edge of a sheet, and the gradient they need behind them. */
export interface Ink {
  fill: Hex;
  scrim: Hex;
  /** Strength of the gradient behind the words, 0 to .9. */
  opacity: number;
  /** Worst contrast left, of all but the least fortunate one and a half hundredths of the area. */
  contrast: number;
}

const OPACITIES = [0, 0.2, 0.35, 0.5, 0.62, 0.75, 0.85, 0.92];

function under([red, green, blue]: Rgb, scrim: Rgb, opacity: number): Rgb {
  const blend = (value: number, over: number) => value + (over - value) * opacity;
  return [blend(red, scrim[0]), blend(green, scrim[1]), blend(blue, scrim[2])];
}

/** Contrast of a colour on an area, leaving out the one and a half hundredths where it is worst. */
function areaContrast(colours: readonly Rgb[], fill: Hex, scrim: Hex, opacity: number): number {
  const own = luminance(toRgb(fill));
  const over = toRgb(scrim);
  const ratios = colours
    .map((colour) => contrast(own, luminance(under(colour, over, opacity))))
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.015)] ?? 21;
}

/** The palette's light or ink for some words, whichever needs the weaker gradient; then whichever stands out more. */
export function chooseInk(pixels: Pixels, boxes: readonly Box[], palette: Palette): Ink {
  const areas = boxes.map((box) => sample(pixels, box));
  const paper = mix(palette.light, palette.paper, 0.5);
  const choices = [
    { fill: palette.light, scrim: mix(palette.ink, '#000000', 0.2) },
    { fill: palette.ink, scrim: paper },
  ].map(({ fill, scrim }) => {
    const worst = (opacity: number) =>
      Math.min(...areas.map((area) => areaContrast(area, fill, scrim, opacity)));
    const opacity = OPACITIES.find((candidate) => worst(candidate) >= LEAST_CONTRAST) ?? 0.95;
    return { fill, scrim, opacity, contrast: worst(opacity) };
  });
  const [light, ink] = choices;
  if (!light || !ink) throw new Error('Two inks are always weighed');
  if (light.opacity !== ink.opacity) return light.opacity < ink.opacity ? light : ink;
  return light.contrast >= ink.contrast ? light : ink;
}
