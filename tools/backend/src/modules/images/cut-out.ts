import type { Image, ImageFormat, ImageSize } from '@foyer/contract';
import sharp from 'sharp';
import { withGrain } from './grain.ts';
import type { Still } from './stills.ts';

// Pictures are cut beside each other; each cut uses one thread.
sharp.concurrency(1);

/** Where a window of `length` stands in `whole` so that it holds `focus` (0 to 1) as near its middle as can be. */
const offset = (whole: number, length: number, focus: number): number =>
  Math.min(Math.max(Math.round(whole * focus - length / 2), 0), whole - length);

/** The part of a picture that a still shows; the whole picture for anything else. */
async function openPicture(input: string | Buffer, still: Still | undefined) {
  const { width, height } = await sharp(input).metadata();
  if (!still) return { picture: sharp(input), width, height };
  const window = {
    left: Math.round(width * still.left),
    top: Math.round(height * still.top),
    width: Math.round(width * still.share),
    height: Math.round(height * still.share),
  };
  const picture = sharp(input).extract(window).flop(still.isMirrored);
  return { picture, width: window.width, height: window.height };
}

/** How a picture is cut. */
export interface Cut {
  still: Still | undefined;
  focus: Image['focus'];
  size: ImageSize;
  format: ImageFormat;
  /** Path of the tile of grain to lay over it. */
  grainPath: string | undefined;
}

/** Cuts a picture out of the file `input`, which is its path or its bytes. */
export async function cutOut(input: string | Buffer, cut: Cut): Promise<Buffer> {
  const { focus, size, format, grainPath } = cut;
  const [width = 1, height = 1] = size.split('x').map(Number);
  const {
    picture: whole,
    width: fullWidth,
    height: fullHeight,
  } = await openPicture(input, cut.still);
  const scale = Math.max(width / fullWidth, height / fullHeight);
  const scaledWidth = Math.max(width, Math.round(fullWidth * scale));
  const scaledHeight = Math.max(height, Math.round(fullHeight * scale));
  const resized = whole.resize(scaledWidth, scaledHeight, { fit: 'fill' }).extract({
    left: offset(scaledWidth, width, focus.x),
    top: offset(scaledHeight, height, focus.y),
    width,
    height,
  });
  const picture = grainPath === undefined ? resized : await withGrain(resized, grainPath);
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 80 }).toBuffer();
  return picture.jpeg({ quality: 82 }).toBuffer();
}
