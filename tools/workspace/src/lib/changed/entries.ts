import { globSync } from 'node:fs';
import { normalizePath } from 'vite';

/** Where code begins: what tests run, and what makes the site. Paths relative to the root. */
export type Entries = Readonly<Record<keyof typeof places, readonly string[]>>;

/** Globs by what begins there. */
const places = {
  units: ['{apps,libs,tools}/{*,*/*}/src/**/*.test.{ts,tsx}'],
  stories: ['{apps/storybook,libs/**}/src/**/*.stories.tsx'],
  /** Tests of the player in a real browser. */
  engines: ['libs/player/src/**/*.browser.{ts,tsx}'],
  journeys: ['tools/e2e/src/{answers,journeys,measured}/*.e2e.ts'],
  /** What every story is shown and tried with. */
  storySettings: [
    'apps/storybook/.storybook/*.{ts,tsx}',
    'apps/storybook/vitest.stories.config.ts',
  ],
  engineSettings: ['libs/player/vitest.engines.config.ts'],
  journeySettings: ['tools/e2e/playwright.config.ts'],
  /** The web server, its pages, and the service behind it. */
  site: [
    'apps/web/{react-router,vite}.config.ts',
    'apps/web/src/{entry.client,entry.server,root}.tsx',
    'apps/web/src/{routes,server,server/build,server/precompress}.ts',
    'apps/web/src/{routes,layout}/**/*.{route,layout}.tsx',
    'apps/web/src/site-files/*.ts',
    'tools/backend/src/{build,main,database/write-dump}.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Finds every entry of a checkout. */
export function findEntries(checkout: string): Entries {
  const find = (globs: readonly string[]) =>
    globSync([...globs], { cwd: checkout, exclude: (name) => name === 'node_modules' })
      .map(normalizePath)
      .toSorted();
  const units = find(places.units);
  return {
    units,
    stories: find(places.stories),
    engines: find(places.engines),
    journeys: find(places.journeys),
    storySettings: find(places.storySettings),
    engineSettings: find(places.engineSettings),
    journeySettings: find(places.journeySettings),
    site: find(places.site).filter((path) => !units.includes(path)),
  };
}

/** All of them, each once. */
export const allEntries = (entries: Entries): readonly string[] => [
  ...new Set(Object.values(entries).flat()),
];
