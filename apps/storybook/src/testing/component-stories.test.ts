import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../libs/ui/src/components', import.meta.url));

/** Parts that other components are made of, and whose stories show them. */
const parts = new Set(['card-frame', 'field-error', 'full-page', 'print']);

const components = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !parts.has(entry.name))
  .map(({ name }) => {
    const files = readdirSync(`${root}/${name}`);
    const read = (isWanted: (file: string) => boolean) =>
      files
        .filter(isWanted)
        .map((file) => readFileSync(`${root}/${name}/${file}`, 'utf8'))
        .join('\n');
    return {
      name,
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
