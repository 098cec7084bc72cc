import type { AdBreak } from '@foyer/ad-slots';
import type { BreakTools } from '@foyer/player';
import { describe, expect, it, vi } from 'vitest';
import { createAdRights, type HasAds } from './ad-rights.ts';

const adBreak: AdBreak = {
  slot: 'preroll',
  address: 'https://ads.example',
  limit: 4,
  isTest: true,
};

/** A break that ends when it is given up, or when a test says so. */
function start(hasAds: HasAds) {
  const rights = createAdRights();
  const ends: (() => void)[] = [];
  const playBreak = vi.fn(
    (_: AdBreak, { signal }: BreakTools) =>
      new Promise<{ status: 'shown' | 'empty' }>((resolve) => {
        ends.push(() => resolve({ status: 'shown' }));
        signal.addEventListener('abort', () => resolve({ status: 'empty' }));
      }),
  );
  const play = () =>
    rights.guard(playBreak, hasAds)(adBreak, {
      signal: new AbortController().signal,
    } as BreakTools);
  return { rights, play, playBreak, end: () => ends.at(-1)?.() };
}

describe('createAdRights', () => {
  it('A25: ends a break once the service says that the title has no advertisements any more', async () => {
    const { rights, play } = start(async () => false);
    const result = play();
    rights.doubt();
    expect(await result).toEqual({ status: 'adFree' });
  });

  it('A25: begins no break after a purchase between two that has taken advertising away', async () => {
    const { rights, play, playBreak } = start(async () => false);
    rights.doubt();
    expect(await play()).toEqual({ status: 'adFree' });
    expect(playBreak).not.toHaveBeenCalled();
  });

  it.each<[string, HasAds]>([
    ['leaves it', async () => true],
    ['does not say', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('plays a break to its end where a purchase %s', async (_, answer) => {
    const hasAds = vi.fn(answer);
    const { rights, play, end } = start(hasAds);
    const result = play();
    rights.doubt();
    await expect.poll(() => hasAds.mock.results.length).toBe(1);
    end();
    expect(await result).toEqual({ status: 'shown' });
  });

  it('asks nothing while nothing was bought', async () => {
    const hasAds = vi.fn(async () => false);
    const { play, end } = start(hasAds);
    const result = play();
    end();
    expect(await result).toEqual({ status: 'shown' });
    expect(hasAds).not.toHaveBeenCalled();
  });
});
