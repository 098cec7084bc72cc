import { globSync } from 'node:fs';

/** What every story is shown in: what it needs, every story needs. */
export const preview = 'apps/storybook/.storybook/preview.tsx';

/** The story files of a checkout, as Storybook finds them; paths relative to it. */
export const storyFilesOf = (checkout: string): readonly string[] =>
  globSync('{apps/storybook,libs/**}/src/**/*.stories.tsx', {
    cwd: checkout,
    exclude: ['**/node_modules/**'],
  }).toSorted();
