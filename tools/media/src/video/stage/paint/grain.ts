import type { Brush } from './layer.ts';
import { createRandom } from './random.ts';

const TILE = 512;

let tile: OffscreenCanvas | undefined;

function makeTile(): OffscreenCanvas {
  const random = createRandom(7);
  const canvas = new OffscreenCanvas(TILE, TILE);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no 2d context');
  const pixels = brush.createImageData(TILE, TILE);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const value = random.chance(0.5) ? 255 : 0;
    pixels.data.set([value, value, value, Math.round(random.between(0, 3.4))], at);
  }
  brush.putImageData(pixels, 0, 0);
  return canvas;
}

/**
 * Puts a barely visible grain on a layer; without it smooth skies fall into bands when they are compressed. On the
 * layer and not on the finished picture, because grain that stands still while the picture moves is what costs bytes.
 */
export function addGrain(brush: Brush): void {
  tile ??= makeTile();
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.globalCompositeOperation = 'source-atop';
  for (let x = 0; x < brush.canvas.width; x += TILE) {
    for (let y = 0; y < brush.canvas.height; y += TILE) brush.drawImage(tile, x, y);
  }
  brush.restore();
}
