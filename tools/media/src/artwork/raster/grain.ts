import sharp from 'sharp';
import { createRandom } from '../drawing/random.ts';

const SIDE = 160;

/** The one noise tile, as PNG: whoever serves a picture lays it over, for files with grain cost twice as much. */
export function grainTile(): Promise<Buffer> {
  const random = createRandom('grain');
  const bytes = Buffer.alloc(SIDE * SIDE);
  for (let index = 0; index < bytes.length; index += 1) {
    const spread = (random.next() + random.next() + random.next()) / 3 - 0.5;
    bytes[index] = Math.round(128 + spread * 250);
  }
  return sharp(bytes, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
