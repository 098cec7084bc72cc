import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image, ImageFormat, ImageSize } from '@foyer/contract';
import sharp from 'sharp';
import { Failure } from '../../server/failure.ts';
import { createQueue } from './queue.ts';
import { withGrain } from './grain.ts';
import type { ImageFacts } from './image-facts.ts';
import { findStill, type Still } from './stills.ts';

/** Pictures cut at once; each cut uses one thread. */
const CUTS_AT_ONCE = 2;

/** Makes and keeps pictures in the sizes of the contract. */
export interface ImagesService {
  /** @throws Failure `notFound` for a picture that does not exist. */
  cut(id: string, size: ImageSize, format: ImageFormat): Promise<Uint8Array<ArrayBuffer>>;
}

interface Master {
  input: string;
  /** Changes with the picture. */
  version: string;
}

async function findMaster(mediaDir: string, id: string): Promise<Master> {
  if (!/^[a-z\d-]+$/.test(id)) throw new Failure('notFound');
  const input = join(mediaDir, 'artwork', `${findStill(id)?.backdropId ?? id}.avif`);
  const file = await stat(input).catch(() => undefined);
  if (!file?.isFile()) throw new Failure('notFound');
  return { input, version: `${file.size}-${Math.trunc(file.mtimeMs)}` };
}

/** Where a window of `length` stands in `whole` so that it holds `focus` (0 to 1) as near its middle as can be. */
const offset = (whole: number, length: number, focus: number): number =>
  Math.min(Math.max(Math.round(whole * focus - length / 2), 0), whole - length);

/** The part of a picture that a still shows; the whole picture for anything else. */
async function openPicture(input: string, still: Still | undefined) {
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

interface Cut {
  still: Still | undefined;
  focus: Image['focus'];
  size: ImageSize;
  format: ImageFormat;
  /** Path of the tile of grain to lay over it. */
  grainPath: string | undefined;
}

async function cutOut(input: string, cut: Cut): Promise<Buffer> {
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

/** Cuts pictures of a media folder and keeps them in a cache folder. */
export function createImagesService(
  { mediaDir, dataDir }: { mediaDir: string; dataDir: string },
  facts: ImageFacts,
): ImagesService {
  sharp.concurrency(1);
  const cacheDir = join(dataDir, 'images');
  const queue = createQueue(CUTS_AT_ONCE);
  const running = new Map<string, Promise<Buffer>>();

  const make = async (path: string, cut: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const made = await queue.run(cut);
    await mkdir(cacheDir, { recursive: true });
    const unfinishedPath = `${path}.${process.pid}`;
    await writeFile(unfinishedPath, made);
    // Another process may be making the same picture: readers see one of the two whole.
    await rename(unfinishedPath, path);
    return made;
  };

  return {
    cut: async (id, size, format) => {
      const { input, version } = await findMaster(mediaDir, id);
      const { focus } = facts.describe(id);
      const isGrainy = facts.isGrainy(id);
      const name = [id, size, focus.x, focus.y, version, ...(isGrainy ? ['grain'] : [])].join('_');
      const path = join(cacheDir, `${name}.${format}`);
      const grainPath = isGrainy ? join(mediaDir, 'artwork', 'grain.png') : undefined;
      const still = findStill(id);
      const picture =
        running.get(path) ??
        make(path, () => cutOut(input, { still, focus, size, format, grainPath })).finally(() =>
          running.delete(path),
        );
      running.set(path, picture);
      return new Uint8Array(await picture);
    },
  };
}
