import { playerAssetFixture } from '@foyer/contract/fixtures';
import type { PrepareOptions } from '@foyer/player';
import { afterEach, expect, it, vi } from 'vitest';
import type { EarlyPlayback } from './early-playback.types.ts';

const prepare = vi.hoisted(() => vi.fn<(asset: unknown, options: PrepareOptions) => object>());
vi.mock('@foyer/player/start', () => ({ preparePlayback: prepare }));

afterEach(() => document.body.replaceChildren());

const advertising = { origins: [], needsConsent: true, exemptions: [], isChild: false };

async function optionsOn(data: Partial<EarlyPlayback>) {
  const video = document.createElement('video');
  const told: EarlyPlayback = { asset: playerAssetFixture, ...data };
  video.dataset['early'] = JSON.stringify(told);
  document.body.append(video);
  prepare.mockReturnValue({});
  vi.resetModules();
  const { pictureShown } = await import('./early-player.ts');
  await pictureShown;
  video.remove();
  return prepare.mock.lastCall?.[1].hasAds;
}

it('tells whether the page shows advertisement, before which nothing may play', async () => {
  expect([await optionsOn({}), await optionsOn({ advertising })]).toEqual([false, true]);
}, 30_000);
