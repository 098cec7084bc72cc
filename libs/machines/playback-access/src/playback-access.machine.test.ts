import { playerAssetFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createPlaybackAccessMachine, playbackAccessMachine } from './playback-access.machine.ts';
import { selectPlaybackAccess } from './playback-access.selectors.ts';
import type { PlaybackAnswer, Refusal } from './playback-access.types.ts';

const granted: PlaybackAnswer = { status: 'granted', asset: playerAssetFixture };
const refused = (refusal: Refusal): PlaybackAnswer => ({ status: 'refused', refusal });

function start(openPlayback: () => Promise<PlaybackAnswer>, answer?: PlaybackAnswer) {
  const machine = createPlaybackAccessMachine({ openPlayback });
  return createActor(machine, { input: { titleId: 'volchiy-chas', answer } }).start();
}

describe('playbackAccessMachine', () => {
  it('plays at once what the page was granted, without a second call', () => {
    const openPlayback = vi.fn();

    const actor = start(openPlayback, granted);

    expect(selectPlaybackAccess(actor.getSnapshot())).toEqual({
      step: 'granted',
      asset: playerAssetFixture,
      purchase: undefined,
    });
    expect(openPlayback).not.toHaveBeenCalled();
  });

  it('asks for the PIN, and opens the title with it', async () => {
    const openPlayback = vi.fn().mockResolvedValue(granted);
    const actor = start(openPlayback, refused('pinRequired'));
    expect(actor.getSnapshot().value).toBe('pin');

    actor.send({ type: 'pin.accepted', pin: secret('1234') });
    const snapshot = await waitFor(actor, (state) => state.matches('granted'));

    expect(openPlayback.mock.calls[0]?.[0].pin.reveal()).toBe('1234');
    expect(snapshot.context.pin).toBeUndefined();
  });

  it.each([
    ['signInRequired', 'visitor'],
    ['purchaseRequired', 'forSale'],
    ['notAvailable', 'unavailable'],
    ['notForProfile', 'forbidden'],
    ['notNow', 'notNow'],
    ['timeUp', 'timeUp'],
    ['failed', 'failed'],
  ] as const)('shows why a title does not play: %s', async (refusal, step) => {
    const actor = start(() => Promise.resolve(refused(refusal)));

    const snapshot = await waitFor(actor, (state) => !state.hasTag('busy'));

    expect(selectPlaybackAccess(snapshot)).toMatchObject({ step, asset: undefined });
  });

  it('says what gives the right to a title that must be bought [LIVE-007]', async () => {
    const purchase = { item_type: 'service', item_id: 'tv-archive' } as const;
    const actor = start(vi.fn(), { status: 'refused', refusal: 'purchaseRequired', purchase });

    expect(selectPlaybackAccess(actor.getSnapshot())).toEqual({
      step: 'forSale',
      asset: undefined,
      purchase,
    });
  });

  it('asks again when told, after a broken call', async () => {
    const openPlayback = vi
      .fn()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue(granted);
    const actor = start(openPlayback);
    await waitFor(actor, (state) => state.matches('failed'));

    actor.send({ type: 'playback.retry' });

    await waitFor(actor, (state) => state.matches('granted'));
  });

  it('asks again when told, once the profile may watch', async () => {
    const actor = start(() => Promise.resolve(granted), refused('notNow'));
    expect(actor.getSnapshot().value).toBe('notNow');

    actor.send({ type: 'playback.retry' });

    await waitFor(actor, (state) => state.matches('granted'));
  });

  it('never shows a film without the word of the service, whatever the order of events', () => {
    coverPaths(playbackAccessMachine, {
      inputs: [{ titleId: 'a' }, { titleId: 'a', answer: refused('pinRequired') }],
      events: [
        { type: 'pin.accepted', pin: secret('1234') },
        { type: 'pin.cancelled' },
        { type: 'playback.retry' },
        { type: 'flow.resumed' },
      ],
      calls: {
        openPlayback: {
          answers: [
            granted,
            refused('pinRequired'),
            refused('signInRequired'),
            refused('purchaseRequired'),
            refused('notAvailable'),
            refused('notForProfile'),
            refused('notNow'),
            refused('timeUp'),
            refused('failed'),
          ],
        },
      },
      check: (snapshot) => {
        const { step, asset } = selectPlaybackAccess(snapshot);
        expect(asset !== undefined).toBe(step === 'granted');
        expect(asset === undefined || snapshot.context.answer?.status === 'granted').toBe(true);
      },
    });
  });
});
