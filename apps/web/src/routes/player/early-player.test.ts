import { playerAssetFixture } from '@foyer/contract/fixtures';
import type { PrepareOptions } from '@foyer/player';
import { afterEach, expect, it, vi } from 'vitest';
import type { EarlyPlayback } from './early-playback.ts';

const prepare = vi.hoisted(() => vi.fn<(asset: unknown, options: PrepareOptions) => object>());
vi.mock('@foyer/player/start', () => ({ preparePlayback: prepare }));

afterEach(() => document.body.replaceChildren());

async function optionsOn(data: Record<string, string>) {
  const video = document.createElement('video');
  const told: EarlyPlayback = { asset: playerAssetFixture };
  Object.assign(video.dataset, { early: JSON.stringify(told), ...data });
  document.body.append(video);
  prepare.mockReturnValue({});
  vi.resetModules();
  const { pictureShown } = await import('./early-player.ts');
  await pictureShown;
  video.remove();
  return prepare.mock.lastCall?.[1].hasAds;
}

it('tells whether the page shows advertisement, before which nothing may play', async () => {
  expect([await optionsOn({}), await optionsOn({ breaks: '' })]).toEqual([false, true]);
}, 30_000);
