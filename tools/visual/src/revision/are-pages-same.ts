import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Storybook's word about itself, with the time of its build; nothing of it is drawn. */
const unseen = new Set(['project.json']);

/** Whether two built Storybooks hold the same files with the same bytes. */
export async function arePagesSame(before: string, after: string): Promise<boolean> {
  const [ones, others] = await Promise.all([filesOf(before), filesOf(after)]);
  if (ones.join('\n') !== others.join('\n')) return false;
  for (const file of ones) {
    const [one, other] = await Promise.all([before, after].map((at) => readFile(join(at, file))));
    if (!one || !other || !one.equals(other)) return false;
  }
  return true;
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !unseen.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
