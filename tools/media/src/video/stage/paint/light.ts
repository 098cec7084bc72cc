import { fade } from './colour.ts';
import { type Brush, HEIGHT, WIDTH } from './layer.ts';

/** A stop of a gradient: position 0 to 1, `#rrggbb`, opacity 0 to 1. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const addStops = (empty: CanvasGradient, stops: readonly Stop[]) => {
  for (const [at, colour, opacity = 1] of stops) empty.addColorStop(at, fade(colour, opacity));
  return empty;
};

/** Fills a rectangle with a gradient from its top to its foot. */
export function fillDown(
  brush: Brush,
  box: readonly [number, number, number, number],
  stops: readonly Stop[],
): void {
  const [x, y, width, height] = box;
  brush.fillStyle = addStops(brush.createLinearGradient(0, y, 0, y + height), stops);
  brush.fillRect(x, y, width, height);
}

/** A gradient between two points, to fill any shape with. */
export function gradient(
  brush: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
) {
  return addStops(brush.createLinearGradient(...from, ...to), stops);
}

/** A soft round light. Falls off quickly first and slowly after, as light in mist does. */
export function glow(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity: number,
): void {
  if (opacity <= 0 || radius <= 0) return;
  brush.fillStyle = addStops(brush.createRadialGradient(x, y, 0, x, y, radius), [
    [0, colour, opacity],
    [0.12, colour, opacity * 0.72],
    [0.3, colour, opacity * 0.38],
    [0.55, colour, opacity * 0.13],
    [0.8, colour, opacity * 0.03],
    [1, colour, 0],
  ]);
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A band of mist `width` wide, thickest at `middle`. */
export function mist(
  brush: Brush,
  width: number,
  middle: number,
  height: number,
  colour: string,
  opacity: number,
): void {
  fillDown(
    brush,
    [0, middle - height / 2, width, height],
    [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
  );
}

/** Darkens the corners. */
export function vignette(brush: Brush, opacity: number): void {
  const reach = Math.hypot(WIDTH, HEIGHT) / 2;
  brush.fillStyle = addStops(
    brush.createRadialGradient(WIDTH / 2, HEIGHT / 2, reach * 0.5, WIDTH / 2, HEIGHT / 2, reach),
    [
      [0, '#000000', 0],
      [1, '#000000', opacity],
    ],
  );
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}
