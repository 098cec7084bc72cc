// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

type Observe = (event: { type: string; data?: object }) => void;

/** Runs the script where measurement is offered. @returns How to tell it what happens, and where it reports. */
async function run() {
  const asked: string[] = [];
  const vendors: string[] = [];
  const listeners = new Map<string, Observe>();
  let observe: Observe = () => undefined;
  const omid3p = {
    registerSessionObserver: (hear: Observe, vendor: string) => {
      observe = hear;
      vendors.push(vendor);
    },
    addEventListener: (type: string, hear: Observe) => listeners.set(type, hear),
  };
  vi.stubGlobal('omid3p', omid3p);
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        asked.push(url);
      }
    },
  );
  vi.resetModules();
  await import('./verification-unit.ts');
  return {
    asked,
    vendors,
    session: (type: string, data?: object) => observe({ type, ...(data && { data }) }),
    happens: (type: string) => listeners.get(type)?.({ type }),
  };
}

const begin = {
  verificationParameters: '{"track_url":"https://ads.example/track?event=verification"}',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the script of the vendor', () => {
  it('reports what it sees where its parameters say, in its order', async () => {
    const unit = await run();

    unit.happens('loaded');
    unit.session('sessionStart', begin);
    for (const type of ['impression', 'start', 'complete']) unit.happens(type);
    unit.session('sessionFinish');

    expect(unit.vendors).toEqual(['foyer.example-omid']);
    expect(unit.asked.map((url) => new URL(url).searchParams.get('detail'))).toEqual([
      'sessionStart',
      'loaded',
      'impression',
      'start',
      'complete',
      'sessionFinish',
    ]);
    expect(unit.asked[0]).toMatch(/^https:\/\/ads\.example\/track\?event=verification&/);
  });

  it('does nothing where nothing is measured', async () => {
    vi.stubGlobal('omid3p', undefined);
    vi.resetModules();

    await expect(import('./verification-unit.ts')).resolves.toBeDefined();
  });
});
