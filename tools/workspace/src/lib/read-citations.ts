import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { type Citations, collectCitations } from './requirements.ts';

const testFiles = '{apps,libs,tools}/**/*.{test,e2e,contract,stories}.{ts,tsx}';

/** Every test file of the repository. */
export function readTestFiles(): { path: string; source: string }[] {
  return globSync(testFiles, { cwd: root, exclude: (name) => name === 'node_modules' }).map(
    (path) => ({ path, source: readFileSync(join(root, path), 'utf8') }),
  );
}

/** The citations of every test file of the repository. */
export const readCitations = (): Citations => collectCitations(readTestFiles());
