// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withPreloadError } from '../route-chunks.ts';

const loaderFile = join(
  dirname(createRequire(import.meta.url).resolve('react-router')),
  'lib/dom/ssr/routeModules.js',
);

interface Loader {
  loadRouteModule: (
    route: { id: string; module: string },
    cache: object,
  ) => Promise<{ clientLoader: () => unknown }>;
}

/** The router's loader, as the build changes it. */
const loader = async (): Promise<Loader> => {
  const code = withPreloadError(readFileSync(loaderFile, 'utf8')).replaceAll(
    'window.',
    'globalThis.',
  );
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

const missing = { id: 'film', module: 'data:text/javascript,throw new Error("Gone")' };

/** Lets code be missing while this listens. @returns The route, if there is one when that has been heard. */
async function fail(listener: (event: Event) => void) {
  const host = new EventTarget();
  Object.assign(globalThis, { dispatchEvent: host.dispatchEvent.bind(host) });
  const heard = new Promise<undefined>((resolve) => {
    host.addEventListener('vite:preloadError', (event) => {
      listener(event);
      setTimeout(resolve);
    });
  });
  const { loadRouteModule } = await loader();
  return Promise.race([loadRouteModule(missing, {}), heard]);
}

describe('withPreloadError', () => {
  it('dispatches the preload error event, and the route throws when nobody handles it [NAV-015, NAV-016]', async () => {
    const payloads: unknown[] = [];

    const route = await fail((event) => payloads.push(Reflect.get(event, 'payload')));

    expect(() => route?.clientLoader()).toThrow('Gone');
    expect(payloads).toEqual([new Error('Gone')]);
  });

  it('leaves the page to whoever handles it', async () => {
    expect(await fail((event) => event.preventDefault())).toBeUndefined();
  });

  it('stops the build when the router loads its modules in another way', () => {
    expect(() => withPreloadError('')).toThrow('in another way');
  });
});
