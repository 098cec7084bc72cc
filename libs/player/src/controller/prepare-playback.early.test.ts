import { playerAssetFixture } from '@foyer/contract/fixtures';
import { expect, it, vi } from 'vitest';
import type { PrepareStartOptions } from '../starter/prepare-start.ts';
import { preparePlayback, type PrepareOptions } from './prepare-playback.ts';

const prepareStart = vi.hoisted(() => vi.fn<(options: PrepareStartOptions) => object>(() => ({})));
vi.mock('../starter/prepare-start.ts', () => ({ prepareStart }));

const video = document.createElement('video');

function mayPlay(preroll: string | undefined, options: PrepareOptions) {
  const ad = preroll === undefined ? {} : { preroll };
  preparePlayback({ ...playerAssetFixture, ad }, { video, engine: 'dash', ...options });
  return prepareStart.mock.lastCall?.[0].early?.mayPlay;
}

it('plays a title with a preroll at once on pages that show no advertisement', () => {
  const preroll = 'https://ads.example/vast';

  expect([
    mayPlay(preroll, {}),
    mayPlay(undefined, { hasAds: true }),
    mayPlay(preroll, { hasAds: true }),
  ]).toEqual([true, true, false]);
});
