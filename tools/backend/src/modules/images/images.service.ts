import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image, ImageFormat, ImageSize } from '@foyer/contract';
import { Failure } from '../../server/failure.ts';
import type { PageImageRow } from '../pages/page-images.store.ts';
import { createQueue } from './queue.ts';
import type { ImageFacts } from './image-facts.ts';
import { findStill } from './stills.ts';

/** Pictures cut at once; each cut uses one thread. */
const CUTS_AT_ONCE = 2;

/** Makes and keeps pictures in the sizes of the contract. */
export interface ImagesService {
  /** @throws Failure `notFound` for a picture that does not exist. */
  cut(id: string, size: ImageSize, format: ImageFormat): Promise<Uint8Array<ArrayBuffer>>;
}

interface Master {
  /** Path of the file, or the file itself. */
  input: string | Buffer;
  /** Changes with the picture. */
  version: string;
  focus: Image['focus'];
}

/** Gives an uploaded picture. */
export type FindUploaded = (id: string) => Promise<PageImageRow | undefined>;

/** What the id of an uploaded picture begins with. */
const UPLOADED = /^page-[\da-f]+$/;

async function findMaster(
  mediaDir: string,
  id: string,
  facts: ImageFacts,
  findUploaded: FindUploaded,
): Promise<Master> {
  if (!/^[a-z\d-]+$/.test(id)) throw new Failure('notFound');
  const uploaded = UPLOADED.test(id) ? await findUploaded(id) : undefined;
  if (uploaded) {
    const focus = { x: uploaded.focusX, y: uploaded.focusY };
    // Its id names what it is, and where its focus lies.
    return { input: uploaded.picture, version: 'uploaded', focus };
  }
  const input = join(mediaDir, 'artwork', `${findStill(id)?.backdropId ?? id}.avif`);
  const file = await stat(input).catch(() => undefined);
  if (!file?.isFile()) throw new Failure('notFound');
  const { focus } = facts.describe(id);
  return { input, version: `${file.size}-${Math.trunc(file.mtimeMs)}`, focus };
}

/** Cuts pictures of a media folder, and uploaded ones, and keeps them in a cache folder. */
export function createImagesService(
  { mediaDir, dataDir }: { mediaDir: string; dataDir: string },
  facts: ImageFacts,
  findUploaded: FindUploaded,
): ImagesService {
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
      const { input, version, focus } = await findMaster(mediaDir, id, facts, findUploaded);
      const isGrainy = facts.isGrainy(id);
      const name = [id, size, focus.x, focus.y, version, ...(isGrainy ? ['grain'] : [])].join('_');
      const path = join(cacheDir, `${name}.${format}`);
      const grainPath = isGrainy ? join(mediaDir, 'artwork', 'grain.png') : undefined;
      const still = findStill(id);
      const picture =
        running.get(path) ??
        make(path, async () => {
          // Its library is large, and a service behind a cache of pictures hardly needs it.
          const { cutOut } = await import('./cut-out.ts');
          return cutOut(input, { still, focus, size, format, grainPath });
        }).finally(() => running.delete(path));
      running.set(path, picture);
      return new Uint8Array(await picture);
    },
  };
}
