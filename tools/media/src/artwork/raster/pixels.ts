import sharp from 'sharp';
import type { Box } from '../artwork.types.ts';
import { luminance, type Rgb } from '../drawing/colour.ts';

/** A picture as bytes: red, green, blue, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rasterises a document at its own size. */
export async function rasterise(document: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(document), { unlimited: true })
    .flatten({ background: '#000000' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Hands pixels to sharp. */
export function fromPixels({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Every third pixel of a box, both ways: enough to judge it by. */
export function sample({ data, width, height }: Pixels, box: Box): Rgb[] {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const colours: Rgb[] = [];
  for (let y = top; y < bottom; y += 3) {
    for (let x = left; x < right; x += 3) {
      const at = (y * width + x) * 3;
      colours.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  }
  return colours;
}

/** Mean relative luminance of a box, 0 to 1. */
export function meanLuminance(pixels: Pixels, box: Box): number {
  const colours = sample(pixels, box);
  return colours.reduce((sum, colour) => sum + luminance(colour), 0) / Math.max(1, colours.length);
}
