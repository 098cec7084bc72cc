import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where a story file's meta fixes its label. */
const fixedLabel = /^ {2}globals: \{ label: '(?<label>[\w-]+)'/mu;

/** Diagrams and guides look the same in every label. */
const labelless = /apps\/storybook\/src\/(?:docs|explorers)\//u;

/**
 * Story files that a run in this label leaves to another: those whose stories fix their label, and those that do not depend on it.
 *
 * @returns paths, absolute.
 */
export const storiesElsewhere = (label: string): readonly string[] =>
  globSync('{apps/storybook,libs/**}/src/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .map((path) => `${root}${path}`)
    .filter((path) => {
      const fixed = fixedLabel.exec(readFileSync(path, 'utf8'))?.groups?.['label'];
      if (fixed !== undefined) return fixed !== label;
      return label !== 'main' && labelless.test(path);
    });
