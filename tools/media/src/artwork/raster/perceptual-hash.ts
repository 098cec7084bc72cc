import sharp from 'sharp';

/** 64 bits that stay alike for pictures that look alike: in each of eight rows, whether the next of nine cells is lighter. */
export async function perceptualHash(input: Buffer | string): Promise<bigint> {
  const cells = await sharp(input)
    .removeAlpha()
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      hash = (hash << 1n) | ((cells[at + 1] ?? 0) > (cells[at] ?? 0) ? 1n : 0n);
    }
  }
  return hash;
}

/** In how many bits two hashes differ, 0 to 64. */
export function hashDistance(a: bigint, b: bigint): number {
  return (a ^ b).toString(2).replaceAll('0', '').length;
}
