import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What stands in the folder of pages beside the pages; it may be kept in git or not. docs/decisions/0133 */
const OWN = '.composer';

/** Where the files of a page stand. */
export const placesOf = (folder: string, alias: string) => ({
  /** What viewers see. */
  live: join(folder, `${alias}.json`),
  /** What is being written, while it differs from that. */
  draft: join(folder, OWN, 'drafts', `${alias}.json`),
  /** Who wrote it. */
  draftAuthor: join(folder, OWN, 'drafts', `${alias}.author`),
  /** Texts that were published, by their numbers. */
  versions: join(folder, OWN, 'versions', alias),
  lock: join(folder, OWN, 'locks', alias),
});

/** Where drafts stand. */
export const draftsIn = (folder: string): string => join(folder, OWN, 'drafts');

/** Where the key of the tickets stands. */
export const keyIn = (folder: string): string => join(folder, OWN, 'ticket-key');

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A text with the moment of its last change; nothing where there is no such file. */
export async function readText(path: string): Promise<{ text: string; at: Date } | undefined> {
  try {
    return { text: await readFile(path, 'utf8'), at: (await stat(path)).mtime };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a text whole or not at all: who reads meanwhile, and who finds the folder after a crash, sees the old one. */
export async function writeText(path: string, text: string, mode = 0o644): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  // In the same folder: a rename takes the place of a file within one disk only. No page has such a name.
  const beside = join(folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(beside, 'wx', mode);
    try {
      await file.writeFile(text, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Removes a file, if it is there. */
export const removeText = (path: string): Promise<void> => rm(path, { force: true });
