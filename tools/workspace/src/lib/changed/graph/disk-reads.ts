const sources = '{apps,libs,tools}/**/src/**/*.{ts,tsx}';
const testFiles = '{apps,libs,tools}/**/*.{test,e2e,contract,stories}.{ts,tsx}';
const requirements = 'docs/requirements.yaml';
const asvs = 'docs/security/asvs.yaml';
const media = 'tools/media/assets/**';
const pages = 'pages/*.json';
const labels = 'libs/ui/primitives/src/theme/labels/**';

/** Made by a build, or given by who calls. */
const nothing: readonly string[] = [];

/**
 * Globs of what modules read from the disk, where their code does not name it in one piece. A module that names a place
 * and is missing here fails a test.
 */
export const diskReads: ReadonlyMap<string, readonly string[]> = new Map([
  ['apps/storybook/.storybook/main.ts', nothing],
  // Filled while Storybook is built. Which tests cite a statement is tried where citations are read.
  ['apps/storybook/src/docs/requirements/coverage-data.ts', [requirements, 'docs/decisions/*']],
  ['apps/storybook/src/docs/requirements/read-coverage.ts', [requirements, 'docs/decisions/*']],
  [
    'apps/storybook/src/docs/token-use/read-token-use.ts',
    ['docs/tokens/*', 'libs/**/src/**/*.css.ts'],
  ],
  ['apps/storybook/vitest.stories.config.ts', nothing],
  [
    'apps/web/early-script.ts',
    [
      'libs/features/early-film/src/early-player.ts',
      'libs/features/advertising/src/early-break.ts',
    ],
  ],
  ['apps/web/src/browser-packages.test.ts', ['{apps/web,libs/**}/src/**/*.{ts,tsx}']],
  ['apps/web/src/missing-texts.test.ts', ['libs/ui/primitives/src/i18n/*/*.json']],
  ['apps/web/src/server.ts', nothing],
  ['apps/web/src/server/build.ts', nothing],
  ['apps/web/src/texts-in-code.test.ts', ['{apps/web,libs/**}/src/**/*.{ts,tsx}']],
  ['apps/web/vite.config.ts', ['apps/web/public/**']],
  ['libs/ads/src/conformance/samples.test.ts', ['libs/ads/src/conformance/samples/**']],
  ['libs/embed-sdk/src/size.test.ts', ['libs/embed-sdk/src/*.ts']],
  ['apps/composer/src/presets/sample-pages.ts', [pages]],
  [
    'apps/composer/src/words/html-dom.test.ts',
    [pages, 'libs/marketing-blocks/src/parts/html-words.tsx'],
  ],
  ['apps/composer/src/workbench/lint-facts.test.ts', [pages]],
  ['libs/page-document/src/testing/seeded-pages.ts', [pages]],
  ['libs/machines/explorer/src/requirements/requirement-texts.ts', [requirements]],
  [
    'libs/machines/explorer/src/state-notes/state-notes.plugin.test.ts',
    ['libs/machines/explorer/src/testing/doorbell.fixtures.ts'],
  ],
  ['libs/marketing-blocks/src/forms/viewers.test.ts', ['{apps/web,libs/**}/src/**/*.{ts,tsx}']],
  // What a page announces is only looked for.
  [
    'libs/marketing-blocks/src/first-html.test.tsx',
    ['libs/{marketing-blocks,ui}/src/**/*.{ts,tsx}'],
  ],
  // Writes the word into what it builds.
  ['libs/server/src/bundle/own-places.ts', nothing],
  ['libs/ui/primitives/src/i18n/texts.test.ts', ['libs/ui/primitives/src/i18n/*/*.json']],
  ['tools/backend/src/build.ts', nothing],
  ['tools/backend/src/config.ts', [media]],
  ['tools/backend/src/docs/docs.routes.ts', ['libs/api-client/contract/openapi.json']],
  ['tools/backend/src/modules/origin/song-file.test.ts', [media]],
  ['tools/backend/src/seed/pages.ts', [pages]],
  ['tools/bench/src/ad-client-files.ts', nothing],
  ['tools/e2e/src/journeys/composer-size.e2e.ts', nothing],
  ['tools/bench/src/web/rate/next-sources.ts', ['tools/bench/src/web/content/*.ts']],
  // Starts a process of the site's code, and what that is built on.
  [
    'tools/api-tests/src/chaos/run-buyers.ts',
    [
      'apps/web/src/{ports,testing/chaos}/*.ts',
      'libs/machines/{core,purchase-order}/src/**/*.ts',
      'libs/api-client/client/src/**/*.ts',
    ],
  ],
  ['tools/e2e/src/answers/built-servers.e2e.ts', nothing],
  ['tools/e2e/src/answers/file-names.e2e.ts', nothing],
  ['tools/media/src/video/ad-forms.test.ts', [media]],
  ['tools/media/src/video/assets.test.ts', [media]],
  ['tools/media/src/video/paths.ts', nothing],
  // Looks for the places of faults; the files that it names are the sources.
  ['tools/mutation/src/named/list/list.test.ts', [sources, 'libs/ui/primitives/src/i18n/*/*.json']],
  // The documents that are named are only looked for.
  ['tools/workspace/src/lib/asvs/asvs.test.ts', [asvs, testFiles, 'docs/**/*.md']],
  ['tools/workspace/src/lib/asvs/server-code.test.ts', [sources]],
  ['tools/workspace/src/lib/cases/cases.test.ts', ['docs/cases.yaml', testFiles]],
  ['tools/workspace/src/generators/generators.test.ts', generatedFrom()],
  ['tools/workspace/src/generators/testing/repository-copy.ts', generatedFrom()],
  ['tools/visual/src/chromatic-config.test.ts', lookedAtByChromatic()],
  // Quote code that names places.
  ['tools/visual/src/choice/built-stories.test.ts', nothing],
  ['tools/visual/src/choice/built-text.test.ts', nothing],
  ['tools/workspace/src/lib/changed/graph/find-places.test.ts', nothing],
  ['tools/workspace/src/lib/changed/module-graph.test.ts', nothing],
  ['tools/workspace/src/lib/changed/repository.test.ts', [sources]],
  ['tools/workspace/src/lib/labels.ts', [labels]],
  ['tools/workspace/src/lib/lock-file.test.ts', nothing],
  // Starts a process of the command.
  [
    'tools/workspace/src/lib/pages/pages-command.test.ts',
    [pages, 'tools/workspace/src/{cli,lib/pages}/*.ts', 'libs/page-document/src/**/*.ts'],
  ],
  ['tools/workspace/src/lib/paths.ts', nothing],
  ['tools/workspace/src/lib/processes.ts', nothing],
  ['tools/workspace/src/lib/read-citations.ts', [testFiles]],
  ['tools/workspace/src/lib/requirements.test.ts', [requirements]],
  ['tools/workspace/src/lib/settings.ts', nothing],
  ['tools/workspace/src/lib/steps/run-measured.ts', nothing],
  ['tools/workspace/src/lib/steps/workflows.test.ts', ['.github/**']],
  ['tools/workspace/src/lib/test-report.test.ts', nothing],
  ['tools/workspace/src/lib/steps/choose-steps.test.ts', ['tools/e2e/package.json']],
  ['tools/workspace/src/lib/test-report.ts', nothing],
]);

/** What Chromatic's settings name, and the styles whose imports must be among it. */
function lookedAtByChromatic(): readonly string[] {
  return [
    'chromatic.config.json',
    'libs/ui/primitives/package.json',
    '{libs,apps}/**/src/**/*.{css,colors,styles}.ts',
  ];
}

/** Lists that generators edit, and what the code that they make is built on. */
function generatedFrom(): readonly string[] {
  return [
    '.oxlintrc.json',
    'apps/*/package.json',
    'apps/storybook/src/explorers/*.ts',
    'apps/web/src/routes/*.ts',
    'libs/api-client/*/src/*.ts',
    'libs/api-client/contract/src/media-views/block-keys.ts',
    'libs/machines/core/src/**',
    'libs/marketing-blocks/src/*',
    'libs/ui/primitives/package.json',
    'libs/ui/primitives/src/{i18n,testing,theme}/**',
    'tools/api-tests/src/{*,cases/index}.ts',
    'tools/backend/src/{modules,server,testing}/*.ts',
  ];
}
