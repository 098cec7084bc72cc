/** What every picture is drawn on. */
export type Brush = OffscreenCanvasRenderingContext2D;

/** Size of the drawing space; a smaller picture is the same drawing scaled down. */
export const WIDTH = 1920;
/** Height of the drawing space. */
export const HEIGHT = 1080;

/** A picture painted once and then only moved. Sizes are in the drawing space. */
export interface Layer {
  image: OffscreenCanvas;
  width: number;
  height: number;
}

let scale = 1;

/** Sets pixels per unit of the drawing space for all layers made afterwards. */
export function setScale(pixelsPerUnit: number): void {
  scale = pixelsPerUnit;
}

/** Paints a layer once. */
export function paintLayer(width: number, height: number, paint: (brush: Brush) => void): Layer {
  const image = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const brush = image.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('no 2d context');
  brush.scale(scale, scale);
  paint(brush);
  return { image, width, height };
}

/** Draws a layer with its top left corner at a point; fractions of a pixel count, so slow movement stays smooth. */
export function place(brush: Brush, layer: Layer, x: number, y: number, opacity = 1): void {
  if (opacity <= 0 || x > WIDTH || x + layer.width < 0) return;
  brush.globalAlpha = opacity;
  brush.drawImage(layer.image, x, y, layer.width, layer.height);
  brush.globalAlpha = 1;
}

/** Draws a layer side by side with itself without end, shifted by `x`. The layer has to join with itself. */
export function placeEndless(brush: Brush, layer: Layer, x: number, y: number, opacity = 1): void {
  const first = (((x % layer.width) + layer.width) % layer.width) - layer.width;
  for (let at = first; at < WIDTH; at += layer.width) place(brush, layer, at, y, opacity);
}

/** Runs a drawing with another blend mode. */
export function blended(brush: Brush, mode: GlobalCompositeOperation, draw: () => void): void {
  brush.save();
  brush.globalCompositeOperation = mode;
  draw();
  brush.restore();
}

/** Fills a shape with the current colour. */
export function fillShape(brush: Brush, shape: Path2D): void {
  brush.fill(shape);
}
