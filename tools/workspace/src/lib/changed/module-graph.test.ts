import { mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { neededBy, reachedBy, readModuleGraph } from './module-graph.ts';
import type { ModuleGraph } from './graph/module-graph.types.ts';

const files = {
  'apps/a/src/a.test.ts': "import { b } from './b.tsx'; import type { T } from './types.ts'; b;",
  'apps/a/src/b.tsx':
    "import react from 'react'; import '@foyer/kit/round'; export const b = react;",
  'apps/a/src/types.ts': 'export interface T {}',
  'apps/a/src/late.test.ts': "export const late = () => import('./c.ts');",
  'apps/a/src/c.ts': "import './c.css'; import text from './c.json'; export const c = text;",
  'apps/a/src/c.css': 'a { color: red }',
  'apps/a/src/c.json': '{}',
  'apps/a/src/labels.test.ts': "export const all = import.meta.glob('./labels/*/label.ts');",
  'apps/a/src/labels/main/label.ts': "import '../../b.tsx';",
  'apps/a/src/disk.test.ts':
    "const here = new URL('../docs/', import.meta.url); const script = new URL('b.tsx', import.meta.url);",
  'apps/a/docs/a.md': '',
  'apps/a/src/unclear.test.ts': "const above = new URL('..', import.meta.url);",
  'libs/kit/package.json': '{ "name": "@foyer/kit", "exports": { "./round": "./src/round.ts" } }',
  'libs/kit/src/round.ts': "export const key = 'modal.title';\n/** Not 'tv.title'. */\n",
  'libs/ui/primitives/src/i18n/rus/modal.json': '{}',
  'libs/ui/primitives/src/i18n/rus/tv.json': '{}',
  'libs/ui/primitives/src/i18n/rus/flow-texts.ts':
    "import modal from './modal.json'; export default modal;",
  'apps/a/src/texts.test.ts': "import '../../../libs/ui/primitives/src/i18n/rus/flow-texts.ts';",
};

const testsOf = (all: object) => Object.keys(all).filter((path) => path.endsWith('.test.ts'));

let graph: ModuleGraph;

/** From which tests a file is needed. */
const reach = (...changed: readonly string[]) => [...reachedBy(graph, changed).keys()];

afterEach(() => vi.unstubAllEnvs());

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-graph-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules/@foyer'), { recursive: true });
  symlinkSync(join(root, 'libs/kit'), join(root, 'node_modules/@foyer/kit'));
  graph = await readModuleGraph(root, testsOf(files));
});

describe('readModuleGraph', () => {
  it('follows imports into other packages of the repository, and no further', () => {
    expect(graph.imports.get('apps/a/src/b.tsx')).toEqual(['libs/kit/src/round.ts']);
    expect(reach('libs/kit/src/round.ts')).toContain('apps/a/src/a.test.ts');
  });

  it('does not take types for imports', () => {
    expect(reach('apps/a/src/types.ts')).toEqual([]);
  });

  it('follows late imports, and to styles and data', () => {
    expect(reach('apps/a/src/c.css')).toEqual(['apps/a/src/late.test.ts']);
    expect(reach('apps/a/src/c.json')).toEqual(['apps/a/src/late.test.ts']);
  });

  it('understands imports of all that fit', () => {
    expect(reach('apps/a/src/labels/main/label.ts')).toEqual(['apps/a/src/labels.test.ts']);
  });

  it('follows places on the disk: folders, and code with what it imports', () => {
    expect(reach('apps/a/docs/a.md')).toEqual(['apps/a/src/disk.test.ts']);
    expect(reach('apps/a/docs/new.md')).toEqual(['apps/a/src/disk.test.ts']);
    expect(reach('libs/kit/src/round.ts')).toContain('apps/a/src/disk.test.ts');
  });

  it('says which modules name a place that cannot be followed', () => {
    expect([...graph.unclear]).toEqual(['apps/a/src/unclear.test.ts']);
  });

  it('takes a text for needed where its key is named, not where texts are listed', () => {
    expect(reach('libs/ui/primitives/src/i18n/rus/modal.json')).toContain('apps/a/src/a.test.ts');
    expect(reach('libs/ui/primitives/src/i18n/rus/modal.json')).not.toContain(
      'apps/a/src/texts.test.ts',
    );
    expect(reach('libs/ui/primitives/src/i18n/rus/tv.json')).toEqual([]);
    expect(reach('libs/ui/primitives/src/i18n/rus/flow-texts.ts')).toEqual([
      'apps/a/src/texts.test.ts',
    ]);
  });

  it('fails where an import leads nowhere', async () => {
    const root = mkdtempSync(join(tmpdir(), 'foyer-graph-'));
    writeFileSync(join(root, 'a.ts'), "import './b.ts';");

    await expect(readModuleGraph(root, ['a.ts'])).rejects.toThrow('./b.ts');
  });
});

describe('reachedBy', () => {
  it('gives the shortest way from an entry to a changed file', () => {
    expect(reachedBy(graph, ['libs/kit/src/round.ts']).get('apps/a/src/labels.test.ts')).toEqual([
      'apps/a/src/labels.test.ts',
      'apps/a/src/labels/main/label.ts',
      'apps/a/src/b.tsx',
      'libs/kit/src/round.ts',
    ]);
    expect(
      reachedBy(graph, ['libs/kit/src/round.ts', 'apps/a/src/b.tsx']).get('apps/a/src/a.test.ts'),
    ).toEqual(['apps/a/src/a.test.ts', 'apps/a/src/b.tsx']);
  });

  it('ends the way at a file that is read', () => {
    expect(reachedBy(graph, ['apps/a/docs/a.md']).get('apps/a/src/disk.test.ts')).toEqual([
      'apps/a/src/disk.test.ts',
      'apps/a/docs/a.md',
    ]);
  });

  it('knows nothing of files outside the graph', () => {
    expect(reach('README.md')).toEqual([]);
  });
});

describe('neededBy', () => {
  it('tells what entries need, as modules and on the disk', () => {
    const isNeeded = neededBy(graph, ['apps/a/src/disk.test.ts']);

    expect(['apps/a/src/b.tsx', 'apps/a/docs/a.md'].filter(isNeeded)).toHaveLength(2);
    expect(isNeeded('apps/a/src/c.ts')).toBe(false);
  });
});

it('leaves the environment of the tests that are started next as it was', async () => {
  vi.stubEnv('NODE_ENV', undefined);

  await readModuleGraph(mkdtempSync(join(tmpdir(), 'foyer-graph-')), []).catch(() => undefined);

  expect(process.env['NODE_ENV']).toBeUndefined();
});
