import type { PlayerAsset } from '@foyer/contract';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { expect, it, vi } from 'vitest';
import type { PrepareStartOptions } from '../starter/prepare-start.ts';
import { preparePlayback, type PrepareOptions } from './prepare-playback.ts';

const prepareStart = vi.hoisted(() => vi.fn<(options: PrepareStartOptions) => object>(() => ({})));
vi.mock('../starter/prepare-start.ts', () => ({ prepareStart }));

const video = document.createElement('video');

function isHeld(asset: Partial<PlayerAsset>, options: PrepareOptions) {
  const told = { ...playerAssetFixture, ad: {}, start_time: 0, ...asset };
  preparePlayback(told, { video, engine: 'dash', ...options });
  return prepareStart.mock.lastCall?.[0].early?.isHeld;
}

it('holds a title whose preroll is due, and no other, on pages that show advertisement [AD-011]', () => {
  const ad = { preroll: 'https://ads.example/vast' };

  expect([
    isHeld({ ad }, {}),
    isHeld({}, { hasAds: true }),
    isHeld({ ad, start_time: 60 }, { hasAds: true }),
    isHeld({ ad }, { hasAds: true }),
  ]).toEqual([false, false, false, true]);
});
