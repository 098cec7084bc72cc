import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../libs/ui', import.meta.url));

/** Parts that other components are made of, and whose stories show them. */
const parts = new Set(['card-frame', 'field-error', 'full-page', 'print']);

const components = globSync('{primitives/src/components,screens/src/*}/*/index.ts', { cwd: root })
  .map(dirname)
  .filter((folder) => !parts.has(basename(folder)))
  .map((folder) => {
    const files = readdirSync(`${root}/${folder}`);
    const read = (isWanted: (file: string) => boolean) =>
      files
        .filter(isWanted)
        .map((file) => readFileSync(`${root}/${folder}/${file}`, 'utf8'))
        .join('\n');
    return {
      name: basename(folder),
      code: read((file) => /(?<!\.stories|\.test)\.tsx$/u.test(file)),
      stories: read((file) => file.endsWith('.stories.tsx')),
      trials: read((file) => /\.(?:stories|test)\.tsx$/u.test(file)),
    };
  });

const isInteractive = (code: string) =>
  /react-aria-components\/(?!ProgressBar)|onClick|onPress|onKeyDown|href=/u.test(code);
const usesKeys = (trials: string) => /\.tab\(|\.keyboard\(|tabThrough/u.test(trials);

describe('components', () => {
  it('are found', () => expect(components.length).toBeGreaterThan(50));

  it('all have stories', () => {
    expect(components.filter(({ stories }) => stories === '').map(({ name }) => name)).toEqual([]);
  });

  it('are tried by keyboard when they can be pressed', () => {
    const untried = components.filter(
      ({ code, trials }) => isInteractive(code) && !usesKeys(trials),
    );
    expect(untried.map(({ name }) => name)).toEqual([]);
  });
});
