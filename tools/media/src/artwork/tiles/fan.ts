import sharp from 'sharp';
import type { Palette } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { svg } from '../drawing/svg.ts';
import type { Pixels } from '../raster/pixels.ts';

/** Size of a tile's master in pixels. */
export const TILE = { width: 704, height: 452 } as const;

const CARD = { width: 218, height: 316 };

/** Where each poster of the fan stands: the first in front, in the middle. */
const PLACES = [
  { x: 0.5, y: 0.53, turn: 0, scale: 1 },
  { x: 0.285, y: 0.575, turn: -10, scale: 0.9 },
  { x: 0.715, y: 0.575, turn: 10, scale: 0.9 },
] as const;

const round = (width: number, height: number, radius: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

const ground = ({ sky, light }: Palette) =>
  Buffer.from(
    svg`<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.height}"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(sky[0], '#05070b', 0.25)}"/><stop offset="1" stop-color="${mix(sky[1], '#05070b', 0.1)}"/></linearGradient><radialGradient id="b" cx=".5" cy=".46" r=".6"><stop offset="0" stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/></svg>`,
  );

/** A poster with round corners and the shade it throws, turned. */
async function card(file: string, turn: number, scale: number) {
  const width = Math.round(CARD.width * scale);
  const height = Math.round(CARD.height * scale);
  const margin = 40;
  const poster = await sharp(file)
    .resize(width, height)
    .composite([{ input: round(width, height, 12), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shade = await sharp(round(width, height, 12))
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .blur(14)
    .linear([1, 1, 1, 0.55], [0, 0, 0, 0])
    .png()
    .toBuffer();
  const both = await sharp(shade)
    .composite([{ input: poster, left: margin, top: margin - 10 }])
    .png()
    .toBuffer();
  return sharp(both)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Up to three posters fanned on the palette of the first. */
export async function drawFan(posterFiles: readonly string[], palette: Palette): Promise<Pixels> {
  const cards = await Promise.all(
    posterFiles.slice(0, PLACES.length).map(async (file, index) => {
      const { x, y, turn, scale } = PLACES[index] ?? PLACES[0];
      const { data, info } = await card(file, turn, scale);
      return {
        input: data,
        left: Math.round(TILE.width * x - info.width / 2),
        top: Math.round(TILE.height * y - info.height / 2),
      };
    }),
  );
  const { data, info } = await sharp(ground(palette))
    .composite(cards.toReversed())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
