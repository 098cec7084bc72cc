import sharp, { type Sharp } from 'sharp';

/** How much of the grain shows. */
const STRENGTH = 0.24;

const MIDDLE = 128;

const kept = new Map<string, Promise<Buffer>>();

/**
 * The tile with so much of its contrast. Overlaid as it is, that gives the same picture as the whole
 * contrast overlaid half transparent, and leaves the brightness alone.
 */
const readTile = (path: string): Promise<Buffer> =>
  sharp(path)
    .removeAlpha()
    .linear(STRENGTH, MIDDLE * (1 - STRENGTH))
    .png()
    .toBuffer();

/** What is laid over a picture may not be larger than the picture. */
async function fitTile(tile: Buffer, width: number, height: number): Promise<Buffer> {
  const whole = await sharp(tile).metadata();
  if (whole.width <= width && whole.height <= height) return tile;
  return sharp(tile)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(whole.width, width),
      height: Math.min(whole.height, height),
    })
    .toBuffer();
}

/**
 * A picture under film grain. Grain is laid on after resizing: in a large picture it would be smoothed
 * away, and it would double the size of every file.
 */
export async function withGrain(picture: Sharp, tilePath: string): Promise<Sharp> {
  const tile = kept.get(tilePath) ?? readTile(tilePath);
  kept.set(tilePath, tile);
  tile.catch(() => kept.delete(tilePath));
  // Composites are laid on before the resizing of the same pipeline.
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const input = await fitTile(await tile, width, height);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input, tile: true, blend: 'overlay' }])
    .removeAlpha();
}
