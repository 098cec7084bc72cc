import type { PlayerAsset } from '@foyer/contract';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { beginsEarly, earlyAsset } from './early-playback.ts';

const asset: PlayerAsset = { ...playerAssetFixture, type: 'vod', is_crypted: false };
const granted = (changes: Partial<PlayerAsset> = {}) =>
  ({ status: 'granted', asset: { ...asset, ...changes } }) as const;

describe('earlyAsset', () => {
  it('is what the service lets this viewer watch', () => {
    const answer = granted();
    expect(earlyAsset({ answer })).toBe(answer.asset);
  });

  it('is nothing behind a gate: PIN, account, age, hours', () => {
    for (const refusal of ['pinRequired', 'signInRequired', 'notForProfile', 'notNow'] as const) {
      expect(earlyAsset({ answer: { status: 'refused', refusal } })).toBeUndefined();
    }
    expect(earlyAsset({})).toBeUndefined();
  });

  it('is nothing that needs keys, a live edge, other viewers, or the word of a page around it', () => {
    expect(earlyAsset({ answer: granted({ is_crypted: true }) })).toBeUndefined();
    expect(earlyAsset({ answer: granted({ type: 'live' }) })).toBeUndefined();
    expect(earlyAsset({ answer: granted({ teleport_enabled: true }) })).toBeUndefined();
    expect(earlyAsset({ answer: granted(), isEmbedded: true })).toBeUndefined();
  });
});

describe('beginsEarly', () => {
  it('knows the pages of players, and none that failed to load', () => {
    const answer = granted();
    expect(beginsEarly({ loaderData: { playerType: 'player', answer } })).toBe(true);
    expect(beginsEarly({ loaderData: { playerType: 'trailer', answer } })).toBe(true);
    expect(beginsEarly({ loaderData: { answer } })).toBe(false);
    expect(beginsEarly({ loaderData: undefined })).toBe(false);
  });

  it('leaves out the stories, which draw no element for it', () => {
    const loaderData = { playerType: 'stories', answer: granted(), titleId: 'one' };
    expect(beginsEarly({ loaderData })).toBe(false);
  });
});
