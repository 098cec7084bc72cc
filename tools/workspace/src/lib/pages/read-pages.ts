import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../say.ts';

/** A page document on the disk. */
export interface PageFile {
  /** As the person at the terminal names it. */
  path: string;
  text: string;
}

/**
 * The page documents of a folder, without what stands below it.
 *
 * @throws Refusal where there are none.
 */
export async function readPages(folder: string): Promise<PageFile[]> {
  const names = await readdir(folder).catch(() => []);
  const pages = names.filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
  if (pages.length === 0) throw new Refusal(`There are no pages in ${folder}`);
  return Promise.all(
    pages.sort().map(async (name) => {
      const path = join(folder, name);
      return { path, text: await readFile(path, 'utf8') };
    }),
  );
}
