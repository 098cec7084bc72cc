import { readFile } from 'node:fs/promises';
import { compare } from 'odiff-bin';
import sharp from 'sharp';

/**
 * Compares two PNG files, to the last shade: a machine that draws the same page twice draws it the same.
 *
 * @param difference - File to write where the two differ: the first picture with the differing pixels marked.
 * @returns how many pixels differ, 0 for none. What only the longer of two pages has differs too.
 */
export async function countChangedPixels(
  before: string,
  after: string,
  difference: string,
): Promise<number> {
  const [first, second] = await Promise.all([readFile(before), readFile(after)]);
  if (first.equals(second)) return 0;
  await bringToOneSize(before, after);
  const result = await compare(before, after, difference, { threshold: 0 });
  if (result.match) return 0;
  if (result.reason !== 'pixel-diff') throw new Error(`${after}: ${result.reason}`);
  return result.diffCount;
}

/** Extends the smaller picture at its end, as a difference is drawn on the first picture's area only. */
async function bringToOneSize(before: string, after: string): Promise<void> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  for (const [index, file] of [before, after].entries()) {
    const size = sizes[index];
    if (!size || (size.width === width && size.height === height)) continue;
    const extended = sharp(await readFile(file)).extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
    await extended.png().toFile(file);
  }
}
