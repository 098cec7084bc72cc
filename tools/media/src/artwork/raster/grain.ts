import type { OverlayOptions } from 'sharp';
import { createRandom } from '../drawing/random.ts';

const SIDE = 256;
/** Hides banding; WebP keeps as much of it as the size allows. */
const OPACITY = 0.24;

let tile: Buffer | undefined;

function noise(): Buffer {
  const random = createRandom('grain');
  const bytes = Buffer.alloc(SIDE * SIDE * 4);
  for (let index = 0; index < bytes.length; index += 4) {
    const spread = (random.next() + random.next() + random.next()) / 3 - 0.5;
    bytes.fill(Math.round(128 + spread * 250), index, index + 3);
    bytes[index + 3] = Math.round(OPACITY * 255);
  }
  return bytes;
}

/** One fixed noise tile laid over a whole picture. */
export function grain(): OverlayOptions {
  tile ??= noise();
  return {
    input: tile,
    raw: { width: SIDE, height: SIDE, channels: 4 },
    tile: true,
    blend: 'overlay',
  };
}
