// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { lateFiles, withOwnLoader, withPatience } from '../late-code.ts';

const loaderFile = join(
  dirname(createRequire(import.meta.url).resolve('react-router')),
  'lib/dom/ssr/routeModules.js',
);

interface Loader {
  loadRouteModule: (
    route: { id: string; module: string; imports?: string[] },
    cache: object,
  ) => Promise<{ clientLoader: () => unknown }>;
}

/** Fetches the files of a route; its module is evaluated once. */
const fetchCode = vi.fn<(files: string[]) => Promise<void>>();
Object.assign(globalThis, { lateCode: { fetchCode } });

/** The router's loader, as the build changes it. */
const loader = async (): Promise<Loader> => {
  const code = withPatience(readFileSync(loaderFile, 'utf8'))
    .replaceAll('window.', 'globalThis.')
    .replace(/^import .*$/m, 'const { fetchCode } = globalThis.lateCode;');
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

describe('withPatience', () => {
  it('fetches the files of a route before it is imported', async () => {
    const route = {
      id: 'film',
      module: 'data:text/javascript,export const clientLoader = () => 1',
      imports: ['/assets/part.js'],
    };
    fetchCode.mockResolvedValueOnce();
    const { loadRouteModule } = await loader();

    expect((await loadRouteModule(route, {})).clientLoader()).toBe(1);
    expect(fetchCode.mock.calls).toEqual([[[route.module, '/assets/part.js']]]);
  });

  it('lets the route throw what nobody handled [NAV-016]', async () => {
    fetchCode.mockRejectedValueOnce(new Error('Gone'));
    const { loadRouteModule } = await loader();
    const route = await loadRouteModule({ id: 'film', module: 'data:text/javascript,' }, {});

    expect(() => route.clientLoader()).toThrow('Gone');
  });

  it('stops the build when the router loads its modules in another way', () => {
    expect(() => withPatience('')).toThrow('in another way');
  });
});

it('takes the place of the build’s own loader of chunks, and stops the build when that has changed', () => {
  const helper =
    'export const __vitePreload = function preload() { new Event("vite:preloadError") };';
  expect(withOwnLoader(helper)).toMatch(
    /^import \{ loadChunk \} [^;]+;\nexport const __vitePreload = loadChunk;$/,
  );
  expect(() => withOwnLoader(helper.replace('__vitePreload', 'load'))).toThrow('in another way');
  expect(() => withOwnLoader(helper.replace('preloadError', 'lost'))).toThrow('in another way');
});

describe('lateFiles', () => {
  it('leaves out what every page has, and nothing else', () => {
    const common = [
      'framework-0ncL4CnY.js',
      'app-DS7PJoEY.js',
      'ui-Dy8CN5Vc.css',
      'app-_-2e3f4g.js',
    ];
    const own = ['app-banner.flow-BHs_5xZn.js', 'ui-parts-DpEIdUCn.js', 'calls-BKRa-SIS.js'];
    const inFolder = (names: readonly string[]) => names.map((name) => `assets/${name}`);
    expect(lateFiles(inFolder([...common, ...own]))).toEqual(inFolder(own));
  });
});
