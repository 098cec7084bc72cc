import type { PlayerAsset } from '@foyer/contract';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { expect, it } from 'vitest';
import type { KeptPlace } from './kept-places.ts';
import { answerWithKeptPlace } from './place-to-go-on.ts';

const asset: PlayerAsset = {
  ...playerAssetFixture,
  type: 'vod',
  content_id: 'metropolis',
  start_time: 20,
  duration: 90,
  credits_start: 80,
};
const kept: KeptPlace = {
  profileId: 'mariam',
  contentId: 'metropolis',
  seconds: 31.5,
  atMs: 0,
  before: 20,
};

/** Where an asset starts in a browser that has kept a place. */
function startOf(
  place: Partial<KeptPlace>,
  given: Partial<PlayerAsset> = {},
  profileId = 'mariam',
) {
  const places = {
    of: (id: string) => [{ ...kept, ...place }].filter((one) => one.profileId === id),
  };
  const answer = answerWithKeptPlace(
    { status: 'granted', asset: { ...asset, ...given } },
    { profileId, places },
  );
  return answer.status === 'granted' ? answer.asset.start_time : undefined;
}

it('starts where this browser left a title that the service was not told of', () => {
  expect(startOf({})).toBe(31.5);
});

it('starts where another device has left it since then', () => {
  expect(startOf({}, { start_time: 55 })).toBe(55);
});

it('keeps to the service for another title, another profile and what is no film', () => {
  expect(startOf({ contentId: 'alibi' })).toBe(20);
  expect(startOf({}, {}, 'lyova')).toBe(20);
  expect(startOf({}, { type: 'catchup' })).toBe(20);
});

it('begins again what was watched to its credits', () => {
  expect(startOf({ seconds: 84 })).toBe(0);
});
