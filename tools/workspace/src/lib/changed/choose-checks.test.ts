import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { chooseChecks } from './choose-checks.ts';
import { describeChoice } from './describe-choice.ts';
import type { Entries } from './entries.ts';
import type { ModuleGraph } from './graph/module-graph.types.ts';

const dialog = 'libs/ui/primitives/src/components/dialog/dialog.tsx';
const engine = 'libs/player/src/engines/hls/hls-engine.ts';
const support = 'tools/e2e/src/support/test.ts';
const harness = (name: string) => `tools/e2e/src/journeys/${name}.e2e.ts`;

const entries: Entries = {
  units: [
    'libs/ui/primitives/src/components/dialog/dialog.test.tsx',
    'libs/machines/pin/src/pin.view.test.tsx',
    'libs/player/src/controller/media.test.ts',
    'tools/backend/src/modules/pin.happy.test.ts',
    'tools/backend/src/server/paging.test.ts',
    'apps/web/src/page/served-page.test.ts',
  ],
  stories: [
    'libs/ui/primitives/src/components/dialog/dialog.stories.tsx',
    'libs/player/src/ui/ad.stories.tsx',
  ],
  engines: ['libs/player/src/engines/engines.browser.ts'],
  journeys: ['dialogs', 'first-path', 'pin', 'tv'].map(harness),
  storySettings: ['apps/storybook/.storybook/preview.tsx'],
  engineSettings: ['libs/player/vitest.engines.config.ts'],
  journeySettings: ['tools/e2e/playwright.config.ts'],
  site: ['apps/web/src/root.tsx'],
};

const imports: Readonly<Record<string, readonly string[]>> = {
  'libs/ui/primitives/src/components/dialog/dialog.test.tsx': [dialog],
  'libs/ui/primitives/src/components/dialog/dialog.stories.tsx': [dialog],
  'libs/machines/pin/src/pin.view.test.tsx': ['libs/machines/pin/src/pin.view.tsx'],
  'libs/machines/pin/src/pin.view.tsx': [dialog],
  'apps/web/src/root.tsx': [dialog, engine, 'libs/ui/primitives/src/theme/base.css.ts'],
  'apps/storybook/.storybook/preview.tsx': ['libs/ui/primitives/src/theme/base.css.ts'],
  'libs/player/src/engines/engines.browser.ts': [engine],
  'libs/player/src/controller/media.test.ts': [engine],
  'tools/backend/src/modules/pin.happy.test.ts': [
    'tools/backend/src/testing/test-database.ts',
    'tools/backend/src/modules/pin.ts',
  ],
  'apps/web/src/page/served-page.test.ts': [
    'tools/backend/src/testing/test-database.ts',
    'apps/web/src/page/served-page.ts',
  ],
  'tools/backend/src/server/paging.test.ts': ['tools/backend/src/server/paging.ts'],
  [harness('pin')]: [support, 'tools/e2e/src/page-objects/pin.ts'],
  [harness('dialogs')]: [support],
  [harness('first-path')]: [support],
  [harness('tv')]: ['tools/e2e/src/support/guide.ts'],
};

const graph: ModuleGraph = {
  entries: Object.values(entries).flat(),
  imports: new Map(
    [
      ...Object.keys(imports),
      ...Object.values(imports).flat(),
      ...Object.values(entries).flat(),
    ].map((path) => [path, imports[path] ?? []]),
  ),
  reads: new Map([
    ['libs/ui/primitives/src/components/dialog/dialog.test.tsx', ['docs/tokens/**']],
    ['apps/storybook/.storybook/preview.tsx', ['docs/requirements.yaml']],
  ]),
  unclear: new Set(),
};

const choose = (files: readonly string[], manifests: readonly string[] = []) =>
  chooseChecks({ change: { base: 'x', files, manifests }, entries, graph });

/** The files of each part; `all` where it runs whole. */
const partsOf = ({ steps }: Choice) =>
  Object.fromEntries(steps.map(({ part, only = 'all' }) => [part, only]));

describe('chooseChecks', () => {
  it('takes the tests and stories that need what changed, and the journeys of its area', () => {
    expect(partsOf(choose([dialog]))).toEqual({
      static: 'all',
      units: [
        'libs/machines/pin/src/pin.view.test.tsx',
        'libs/ui/primitives/src/components/dialog/dialog.test.tsx',
      ],
      stories: ['libs/ui/primitives/src/components/dialog/dialog.stories.tsx'],
      journeys: ['dialogs', 'pin'].map(harness),
    });
  });

  it('says why', () => {
    expect(describeChoice(choose([dialog]))).toEqual([
      'types, lint and formatting: all; looks at everything, and is quick',
      `unit tests: 2 files; 2 need ${dialog} (libs/machines/pin/src/pin.view.test.tsx → libs/machines/pin/src/pin.view.tsx → ${dialog})`,
      `stories: 1 file; 1 needs ${dialog}`,
      `journeys: 2 files; dialogs (${dialog})`,
      'not run, for nothing that changed reaches them: the service on PostgreSQL, engines on real media',
    ]);
  });

  it('takes no journey for a test that changed', () => {
    expect(partsOf(choose(['libs/ui/primitives/src/components/dialog/dialog.test.tsx']))).toEqual({
      static: 'all',
      units: ['libs/ui/primitives/src/components/dialog/dialog.test.tsx'],
    });
  });

  it('takes the engines on real media when an engine is reached', () => {
    expect(partsOf(choose([engine]))).toMatchObject({
      units: ['libs/player/src/controller/media.test.ts'],
      engines: ['libs/player/src/engines/engines.browser.ts'],
    });
  });

  it('takes no engine for a text, but what draws one', () => {
    const drawn = 'libs/player/src/ui/contrast/contrast.browser.tsx';
    const texts = 'libs/ui/primitives/src/i18n/*/player.json';
    const named = {
      ...graph,
      entries: [...graph.entries, drawn],
      reads: new Map([...graph.reads, [engine, [texts]], [drawn, [texts]]]),
      imports: new Map([...graph.imports, [drawn, []]]),
    };
    const { steps } = chooseChecks({
      change: {
        base: 'base',
        files: ['libs/ui/primitives/src/i18n/rus/player.json'],
        manifests: [],
      },
      entries: { ...entries, engines: [...entries.engines, drawn] },
      graph: named,
    });
    expect(steps.find(({ part }) => part === 'engines')?.only).toEqual([drawn]);
  });

  it('takes tests on PostgreSQL that open a database, and no others', () => {
    expect(partsOf(choose(['tools/backend/src/modules/pin.ts']))).toEqual({
      static: 'all',
      units: ['tools/backend/src/modules/pin.happy.test.ts'],
      postgres: ['tools/backend/src/modules/pin.happy.test.ts'],
    });
    expect(partsOf(choose(['tools/backend/src/server/paging.ts']))).toEqual({
      static: 'all',
      units: ['tools/backend/src/server/paging.test.ts'],
    });
    expect(partsOf(choose(['apps/web/src/page/served-page.ts']))).toEqual({
      static: 'all',
      units: ['apps/web/src/page/served-page.test.ts'],
    });
  });

  it('takes every story for what all are shown with, but not for what that reads', () => {
    expect(partsOf(choose(['libs/ui/primitives/src/theme/base.css.ts']))).toMatchObject({
      stories: 'all',
    });
    expect(partsOf(choose(['apps/storybook/.storybook/preview.tsx']))).toMatchObject({
      stories: 'all',
    });
    expect(partsOf(choose(['docs/requirements.yaml']))).toEqual({ static: ['formatting'] });
  });

  it('takes the tests that read documentation, and looks at its format', () => {
    expect(partsOf(choose(['docs/tokens/main.tokens.json']))).toEqual({
      static: ['formatting'],
      units: ['libs/ui/primitives/src/components/dialog/dialog.test.tsx'],
    });
  });

  it('takes the tests of a project whose settings changed', () => {
    const ofPlayer = { units: ['libs/player/src/controller/media.test.ts'] };

    expect(partsOf(choose(['libs/player/vitest.config.ts']))).toMatchObject(ofPlayer);
    expect(
      partsOf(choose(['libs/player/package.json'], ['libs/player/package.json'])),
    ).toMatchObject({ ...ofPlayer, stories: ['libs/player/src/ui/ad.stories.tsx'] });
    expect(partsOf(choose(['libs/player/package.json']))).toEqual({ static: 'all' });
  });

  it('takes a journey that changed, or needs what changed', () => {
    expect(partsOf(choose([harness('tv')]))).toMatchObject({ journeys: [harness('tv')] });
    expect(partsOf(choose(['tools/e2e/src/page-objects/pin.ts']))).toMatchObject({
      journeys: [harness('pin')],
    });
  });

  it('takes the telling journeys for what most of them share', () => {
    expect(partsOf(choose([support]))).toMatchObject({ journeys: [harness('first-path')] });
    expect(partsOf(choose(['tools/e2e/playwright.config.ts']))).toMatchObject({
      journeys: [harness('first-path')],
    });
  });

  it.each(['package-lock.json', 'nx.json', 'tsconfig.base.json', 'vitest.shared.ts'])(
    'takes everything for %s',
    (file) => {
      expect(Object.entries(partsOf(choose([file, dialog])))).toEqual(
        ['static', 'units', 'postgres', 'stories', 'engines', 'journeys'].map((part) => [
          part,
          'all',
        ]),
      );
    },
  );

  it('takes nothing where nothing changed', () => {
    expect(choose([])).toEqual({ steps: [] });
  });
});
