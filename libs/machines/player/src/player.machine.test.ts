import { describe, expect, it } from 'vitest';
import { filmInput } from './player.fixtures.ts';
import { play, start } from './player.runs.ts';
import { selectPlayerState } from './player.selectors.ts';
import type { PlaybackError } from './player.types.ts';

const network: PlaybackError = { severity: 2, category: 1, code: 'offline' };
const broken: PlaybackError = { severity: 2, category: 4, code: 'no-manifest' };
const soft: PlaybackError = { severity: 1, category: 3, code: 'dropped-frames' };

describe('playerMachine: start', () => {
  it('loads, is ready, and plays where sound may start by itself [PLAYER-001, PLAYER-010]', async () => {
    const { phase, commands } = await play({ ...filmInput, startTime: 12 });
    expect(phase()).toBe('playing');
    expect(commands).toEqual([
      { type: 'media.volume', volume: 0.8, isMuted: false },
      { type: 'media.load', startTime: 12 },
      { type: 'media.play' },
    ]);
  });

  it.each(['refused', 'broken'] as const)(
    'waits for a gesture, paused, where the check of autoplay is %s [PLAYER-010, PLAYER-011]',
    async (answer) => {
      const { actor, phase, told } = start(filmInput, answer);
      actor.send({ type: 'media.ready', duration: 60, isLive: false });
      await expect.poll(phase).toBe('needUserGesture');
      expect(selectPlayerState(actor.getSnapshot())).toMatchObject({
        isNeedUserGesture: true,
        isPaused: true,
        isLoading: false,
        isMuted: false,
      });
      expect(told('media.play')).toEqual([]);
      actor.send({ type: 'player.toggle' });
      actor.send({ type: 'media.played' });
      expect(phase()).toBe('playing');
    },
  );

  it('counts no answer within 5 s as refused [PLAYER-009]', () => {
    const { actor, clock, phase } = start(filmInput, 'silent');
    actor.send({ type: 'media.ready', duration: 60, isLive: false });
    clock.increment(4_999);
    expect(phase()).toBe('loading');
    clock.increment(1);
    expect(phase()).toBe('needUserGesture');
  });

  it('takes a press while loading for the gesture', () => {
    const { actor, told } = start(filmInput, 'silent');
    actor.send({ type: 'player.toggle' });
    actor.send({ type: 'media.ready', duration: 60, isLive: false });
    expect(told('media.play')).toHaveLength(1);
  });

  it('needs a gesture when the element is refused after all [PLAYER-011]', async () => {
    const { actor, phase } = start();
    actor.send({ type: 'media.ready', duration: 60, isLive: false });
    await expect.poll(() => actor.getSnapshot().value.lifecycle).toBe('starting');
    actor.send({ type: 'media.refused' });
    expect(phase()).toBe('needUserGesture');
  });

  it('lets an external player wait 5 s and then asks for a gesture, ready or not [PLAYER-012]', async () => {
    const { actor, clock, phase, isLoading } = start({ type: 'embed', isExternal: true });
    actor.send({ type: 'media.ready', duration: 60, isLive: false });
    await expect.poll(() => actor.getSnapshot().context.autoplay).toBe('allowed');
    clock.increment(4_999);
    expect(isLoading()).toBe(true);
    clock.increment(1);
    expect([phase(), isLoading()]).toEqual(['needUserGesture', false]);
  });

  it('plays a title inside another page like any other', async () => {
    const { phase } = await play({ type: 'embed', duration: 60 });
    expect(phase()).toBe('playing');
  });

  it('takes only a viewer’s request for the gesture [PLAYER-011]', async () => {
    const { actor, phase, told } = start(filmInput, 'refused');
    actor.send({ type: 'player.play', reason: 'tech' });
    actor.send({ type: 'media.ready', duration: 60, isLive: false });
    await expect.poll(phase).toBe('needUserGesture');
    actor.send({ type: 'player.play', reason: 'adv' });
    expect([phase(), told('media.play')]).toEqual(['needUserGesture', []]);
  });
});

describe('playerMachine: playback', () => {
  it('follows what the element reports, not what was asked [PLAYER-002]', async () => {
    const { actor, phase, told } = await play();
    actor.send({ type: 'player.pause', reason: 'user' });
    expect(phase()).toBe('playing');
    expect(told('media.pause')).toHaveLength(1);
    actor.send({ type: 'media.paused' });
    expect(phase()).toBe('paused');
  });

  it.each([
    ['a seek', 'media.seeking', 'media.seeked'],
    ['a lack of data', 'media.stalled', 'media.flowing'],
  ] as const)(
    'is loading during %s while playing [PLAYER-003, PLAYER-004]',
    async (_, from, to) => {
      const { actor, isLoading } = await play();
      actor.send({ type: from });
      expect(isLoading()).toBe(true);
      actor.send({ type: to });
      expect(isLoading()).toBe(false);
    },
  );

  it('is not loading during a seek while paused [PLAYER-003, PLAYER-021]', async () => {
    const { actor, isLoading } = await play();
    actor.send({ type: 'media.paused' });
    actor.send({ type: 'media.seeking' });
    expect(isLoading()).toBe(false);
    expect(actor.getSnapshot().hasTag('rewinding')).toBe(true);
  });

  it('lets advertising resume what it paused, and nothing else [PLAYER-008]', async () => {
    const { actor, told } = await play();
    actor.send({ type: 'player.pause', reason: 'user' });
    actor.send({ type: 'media.paused' });
    actor.send({ type: 'player.play', reason: 'adv' });
    expect(told('media.play')).toHaveLength(1);
    actor.send({ type: 'player.pause', reason: 'adv' });
    actor.send({ type: 'player.play', reason: 'adv' });
    expect(told('media.play')).toHaveLength(2);
  });

  it('takes a pause that nobody asked for as the viewer’s [PLAYER-008]', async () => {
    const { actor, context } = await play();
    actor.send({ type: 'media.paused' });
    expect(context().pauseReason).toBe('user');
  });

  it('shows a seek at once and keeps it inside the title [PLAYER-044]', async () => {
    const { actor, told, context } = await play();
    actor.send({ type: 'player.seek', time: 50 });
    actor.send({ type: 'player.skip', seconds: 15 });
    expect(context().currentTime).toBe(60);
    expect(told('media.seek')).toEqual([
      { type: 'media.seek', time: 50 },
      { type: 'media.seek', time: 60 },
    ]);
  });

  it('plays again from the start after the end', async () => {
    const { actor, phase, told } = await play();
    actor.send({ type: 'media.ended' });
    expect(selectPlayerState(actor.getSnapshot())).toMatchObject({ isEnded: true, isPaused: true });
    actor.send({ type: 'player.replay' });
    actor.send({ type: 'media.played' });
    expect(phase()).toBe('playing');
    expect(told('media.seek')).toEqual([{ type: 'media.seek', time: 0 }]);
  });
});

describe('playerMachine: errors', () => {
  it('keeps loading after a critical network error and records it with severity 1 [PLAYER-005]', () => {
    const { actor, isLoading, context } = start();
    actor.send({ type: 'media.failed', error: network });
    expect(isLoading()).toBe(true);
    expect(context().error).toEqual({ ...network, severity: 1 });
  });

  it('asks the engine again, later each time, and at once on a press [PLAYER-005]', () => {
    const { actor, clock, told } = start();
    actor.send({ type: 'media.failed', error: network });
    clock.increment(1_000);
    expect(told('media.retry')).toHaveLength(1);
    actor.send({ type: 'media.failed', error: network });
    clock.increment(1_000);
    expect(told('media.retry')).toHaveLength(1);
    clock.increment(1_000);
    expect(told('media.retry')).toHaveLength(2);
    actor.send({ type: 'media.failed', error: network });
    actor.send({ type: 'player.retry' });
    expect(told('media.retry')).toHaveLength(3);
  });

  it('forgets the network error when data flows again', async () => {
    const { actor, clock, context } = await play();
    actor.send({ type: 'media.failed', error: network });
    clock.increment(1_000);
    actor.send({ type: 'media.flowing' });
    expect(context()).toMatchObject({ error: undefined, networkFailures: 0 });
  });

  it('stops on any other critical error, paused with reason tech_error [PLAYER-006]', async () => {
    const { actor, phase, isLoading, context, told } = await play();
    actor.send({ type: 'media.stalled' });
    actor.send({ type: 'media.failed', error: broken });
    expect([phase(), isLoading()]).toEqual(['failed', false]);
    expect(context()).toMatchObject({ error: broken, pauseReason: 'tech_error' });
    expect(told('media.pause')).toHaveLength(1);
  });

  it('clears the error on one of lower severity [PLAYER-007]', async () => {
    const { actor, context } = await play();
    actor.send({ type: 'media.failed', error: network });
    actor.send({ type: 'media.failed', error: soft });
    expect(context().error).toBeUndefined();
  });

  it('loads again where playback stopped when the viewer retries', async () => {
    const { actor, phase, told, context } = await play();
    actor.send({ type: 'time.changed', currentTime: 33 });
    actor.send({ type: 'media.failed', error: broken });
    actor.send({ type: 'player.retry' });
    expect(phase()).toBe('loading');
    expect(told('media.load').at(-1)).toEqual({ type: 'media.load', startTime: 33 });
    expect(context().error).toBeUndefined();
  });
});
