import sharp, { type Metadata, type OutputInfo } from 'sharp';
import type { PageImageRow } from './page-images.store.ts';

/** A picture as it is kept. */
export type ReadPictureResult = Pick<
  PageImageRow,
  'picture' | 'width' | 'height' | 'color' | 'tone'
>;

/** Reads a file; nothing where it is no picture that is taken. */
export type ReadPicture = (file: Buffer) => Promise<ReadPictureResult | undefined>;

/** What files are by their content. Others, such as SVG, may hold scripts and addresses, or are read by fewer hands. */
const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Points of the largest picture that is read: a small file may hold a great many. */
const MOST_POINTS = 50_000_000;

/** Nothing wider or higher is served. */
const LONGEST_SIDE = 2560;

/** Below it a picture is dark. */
const MIDDLE_LIGHT = 128;

const isTaken = ({ format, compression, pages = 1 }: Metadata): boolean =>
  formats.has(format) && (format !== 'heif' || compression === 'av1') && pages === 1;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

async function lookOf(picture: Buffer): Promise<Pick<PageImageRow, 'color' | 'tone'>> {
  const { data } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return {
    color: `#${hex(red)}${hex(green)}${hex(blue)}`,
    tone: light < MIDDLE_LIGHT ? 'dark' : 'light',
  };
}

async function redraw(file: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  // Drawn again, upright: neither what was written into the file nor anything hidden behind the picture comes along.
  return sharp(file, { limitInputPixels: MOST_POINTS })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
}

/** Reads a file by its content alone. */
export const readPicture: ReadPicture = async (file) => {
  try {
    const metadata = await sharp(file, { limitInputPixels: MOST_POINTS }).metadata();
    if (!isTaken(metadata)) return undefined;
    const { data, info } = await redraw(file);
    return { picture: data, width: info.width, height: info.height, ...(await lookOf(data)) };
  } catch {
    // No picture, a broken one, or one of too many points.
    return undefined;
  }
};
