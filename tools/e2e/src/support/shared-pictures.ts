import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variable of the environment with the folder where the stacks of a run keep cut pictures. */
export const sharedPictures = 'SHARED_PICTURES';

/** Before all journeys of a run: cutting the same pictures again for each stack takes minutes of a processor. */
export default async function sharePictures(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pictures-'));
  process.env[sharedPictures] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
