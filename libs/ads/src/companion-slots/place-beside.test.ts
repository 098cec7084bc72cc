import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackedAd } from '../model/ad.fixtures.ts';
import type { AdShow } from '../client/show-parts.ts';
import type { Ad, Companion } from '../model/ad.types.ts';
import { placeBeside } from './place-beside.ts';

const companion = (id: string): Companion => ({
  id,
  width: 300,
  height: 100,
  resources: [{ kind: 'static', url: `https://ads.example/${id}.png`, type: 'image/png' }],
  click: { tracking: [] },
  views: [`https://ads.example/view/${id}`],
});

const holder = () => ({ element: document.createElement('div'), width: 320, height: 100 });

function show(requiredCompanions: Ad['requiredCompanions'], places = [holder(), holder()]) {
  const asked: string[] = [];
  const ad = { ...trackedAd, companions: [companion('one'), companion('two')], requiredCompanions };
  const beside = placeBeside({
    ad,
    macros: () => ({}),
    client: { mayAsk: (url: string) => asked.push(url) < 0 },
    stage: { signal: new AbortController().signal, companionPlaces: async () => places },
  } as unknown as AdShow);
  const pictures = () => places.map(({ element }) => element.querySelector('img'));
  const settle = async (index: number, type: 'load' | 'error') => {
    await Promise.resolve();
    await Promise.resolve();
    pictures()[index]?.dispatchEvent(new Event(type));
  };
  return { beside, places, pictures, settle, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('placeBeside', () => {
  it('A21: shows companions with the first frame, and tells of their views then', async () => {
    const { beside, places, settle, asked } = show('all');
    await settle(0, 'load');
    await settle(1, 'load');
    const { error, hear, end } = await beside;
    expect([error, asked]).toEqual([undefined, []]);
    hear({ type: 'framed' });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['https://ads.example/view/one', 'https://ads.example/view/two']);
    end();
    expect(places.map(({ element }) => element.childElementCount)).toEqual([0, 0]);
  });

  it.each([
    ['all', 'COMPANION_FAILED'],
    ['any', undefined],
    ['none', undefined],
  ] as const)(
    'A21: knows what it means that one of %s cannot be loaded',
    async (required, name) => {
      const { beside, settle } = show(required);
      await settle(0, 'load');
      await settle(1, 'error');
      expect((await beside).error).toBe(name);
    },
  );

  it('A21: does not wait for ever for those that have to be shown', async () => {
    const { beside } = show('any');
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await beside).error).toBe('COMPANION_TIMEOUT');
  });

  it('A21: knows that there is no place for those that have to be shown', async () => {
    expect((await show('any', []).beside).error).toBe('COMPANION_SIZE');
    expect((await show('none', []).beside).error).toBeUndefined();
  });
});
