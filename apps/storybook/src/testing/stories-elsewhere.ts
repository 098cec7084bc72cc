import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where a story file's meta fixes its label. */
const fixedLabel = /^ {2}globals: \{ label: '(?<label>[\w-]+)'/mu;

/** Diagrams and guides look the same in every label. */
const labelless = /apps\/storybook\/src\/(?:docs|explorers)\//u;

interface StoryFile {
  /** Absolute. */
  path: string;
  /** The label that its stories fix. */
  fixed?: string | undefined;
}

const storyFiles = (): readonly StoryFile[] =>
  globSync('{apps/storybook,libs/**}/src/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).map((file) => {
    const path = `${root}${file}`;
    return { path, fixed: fixedLabel.exec(readFileSync(path, 'utf8'))?.groups?.['label'] };
  });

/**
 * Story files that a run in this label leaves to another: those whose stories fix their label, and those that do not depend on it.
 *
 * @returns paths, absolute.
 */
export const storiesElsewhere = (label: string): readonly string[] =>
  storyFiles()
    .filter(({ path, fixed }) => {
      if (fixed !== undefined) return fixed !== label;
      return label !== 'main' && labelless.test(path);
    })
    .map(({ path }) => path);

/** Story files whose stories fix this label. @returns paths, absolute. */
export const storiesOf = (label: string): readonly string[] =>
  storyFiles()
    .filter(({ fixed }) => fixed === label)
    .map(({ path }) => path);
