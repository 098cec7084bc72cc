import type { Sharp } from 'sharp';

/** Above this, AVIF spends bytes on what nobody sees in flat colour. */
const BEST = 48;
const WORST = 30;

/** AVIF at the best quality that stays within `mostBytes`. */
export async function encodeWithin(picture: Sharp, mostBytes: number): Promise<Buffer> {
  const encode = (quality: number) =>
    picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer();
  let quality = BEST;
  let bytes = await encode(quality);
  while (bytes.length > mostBytes && quality > WORST) {
    quality -= 6;
    bytes = await encode(quality);
  }
  if (bytes.length > mostBytes)
    throw new Error(`A picture needs ${bytes.length} bytes, ${mostBytes} are allowed`);
  return bytes;
}
