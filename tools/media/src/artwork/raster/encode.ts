import type { Sharp } from 'sharp';

/** WebP at the best quality that stays within `mostBytes`. */
export async function encodeWithin(picture: Sharp, mostBytes: number, best = 84): Promise<Buffer> {
  const encode = (quality: number) =>
    picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  let quality = best;
  let bytes = await encode(quality);
  while (bytes.length > mostBytes && quality > 30) {
    quality -= 6;
    bytes = await encode(quality);
  }
  if (bytes.length > mostBytes)
    throw new Error(`A picture needs ${bytes.length} bytes, ${mostBytes} are allowed`);
  return bytes;
}
