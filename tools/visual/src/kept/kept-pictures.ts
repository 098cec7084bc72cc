import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../pictures/take-picture.ts';

/** Pictures that stay from run to run. */
export interface KeptPictures {
  has(name: string): boolean;
  /**
   * Copies a picture, since comparing may write to the copy.
   *
   * @returns the problem that its story had.
   */
  copyTo(name: string, file: string): Promise<string | undefined>;
  keep(name: string, picture: Picture): Promise<void>;
}

/** Keeps pictures in a folder; the last one of a name counts. */
export async function openKeptPictures(folder: string): Promise<KeptPictures> {
  await mkdir(folder, { recursive: true });
  const png = (name: string) => join(folder, `${name}.png`);
  const problemOf = (name: string) => join(folder, `${name}.problem.txt`);
  return {
    has: (name) => existsSync(png(name)),
    async copyTo(name, file) {
      await copyFile(png(name), file);
      return existsSync(problemOf(name)) ? readFile(problemOf(name), 'utf8') : undefined;
    },
    async keep(name, { png: bytes, problem }) {
      await rm(png(name), { force: true });
      await rm(problemOf(name), { force: true });
      if (problem !== undefined) await writeFile(problemOf(name), problem);
      // Whole or not at all, wherever a run is stopped.
      await writeFile(`${png(name)}.part`, bytes);
      await rename(`${png(name)}.part`, png(name));
    },
  };
}
