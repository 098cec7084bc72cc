import { matcherOf } from './matcher.ts';

/** Files that can change how everything is built or tested. */
export const reachesEverything = matcherOf([
  'package-lock.json',
  '.npmrc',
  'nx.json',
  'tsconfig.base.json',
  'vitest.*.ts',
]);

/** Files that people read. Tests may read them too, which the graph says. */
export const isDocumentation = matcherOf([
  '*.md',
  'docs/**',
  '{apps,libs,tools}/**/*.md',
  'NOTICE',
  'LICENSE',
]);

/** What runs the tests of a project, besides its package. */
export const isProjectSetting = matcherOf(['{apps,libs,tools}/**/vitest.config.ts']);

/** What stands below the journeys themselves: the stack, what they share, what they measure with. */
export const isHarness = matcherOf(['tools/{bench,e2e,workspace}/**']);
