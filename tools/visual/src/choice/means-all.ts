import { matchesGlob } from 'node:path';

/**
 * What no module imports and yet may show in any story: how they are built, what is played to them, and what the
 * build reads. The two builds tell afterwards which of them it has changed.
 */
const everywhere: readonly string[] = [
  'package.json',
  'package-lock.json',
  'tsconfig*.json',
  'apps/storybook/{package,tsconfig}.json',
  'apps/storybook/.storybook/**',
  'apps/storybook/src/pictures/**',
  'libs/*/package.json',
  'libs/*/*/package.json',
  'libs/machines/explorer/src/requirements/**',
  'docs/requirements.yaml',
  'tools/media/assets/artwork/**',
  // Of the labels and the theme the styles read more than they import, such as fonts that are cut from packages.
  'libs/ui/primitives/src/theme/**',
];

const isTest = (path: string) => /\.(?:test|test-d)\.tsx?$|\.md$/u.test(path);

/** Whether a changed file may show in every story. */
export const meansAll = (path: string): boolean =>
  !isTest(path) && everywhere.some((glob) => matchesGlob(path, glob));
