import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');

/**
 * What pictures of one commit must have in common to be compared: the browser, and how they are taken.
 *
 * @param browser - Its version.
 */
export function cameraKey(browser: string): string {
  const hash = createHash('sha1').update(browser);
  for (const file of globSync('pictures/*.ts', { cwd: source }).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
