import { describe, expect, it } from 'vitest';
import { play, start } from './player.runs.ts';
import { selectIsReconnecting } from './player.selectors.ts';
import type { PlaybackError } from './player.types.ts';

const network: PlaybackError = { severity: 2, category: 1, code: 'offline' };
const stuck: PlaybackError = { severity: 2, category: 1, code: 'no-progress' };

describe('playerMachine: waiting', () => {
  it('gives up after 30 s in which the network brought nothing, with an error and no spinner', () => {
    const { actor, pass, phase, isLoading, context, told } = start();
    for (let second = 0; second < 30; second += 3) {
      expect(phase()).toBe('loading');
      actor.send({ type: 'media.failed', error: network });
      pass(3);
    }
    expect([phase(), isLoading()]).toEqual(['failed', false]);
    expect(context()).toMatchObject({ error: stuck, pauseReason: 'tech_error' });
    const asked = told('media.retry').length;
    pass(60);
    expect(told('media.retry')).toHaveLength(asked);
    expect(selectIsReconnecting(actor.getSnapshot())).toBe(false);
  });

  it('gives up when an engine is silent, too', async () => {
    const { actor, pass, phase } = await play();
    actor.send({ type: 'media.stalled' });
    pass(29);
    expect(phase()).toBe('playing');
    pass(1);
    expect(phase()).toBe('failed');
  });

  it('goes on waiting as long as something arrives', async () => {
    const { actor, pass, phase } = await play();
    actor.send({ type: 'media.stalled' });
    for (const end of [10, 20, 30]) {
      pass(29);
      actor.send({ type: 'buffer.changed', bufferedTime: [[0, end]] });
    }
    expect(phase()).toBe('playing');
    pass(20);
    actor.send({ type: 'buffer.changed', bufferedTime: [[0, 30]] });
    pass(10);
    expect(phase()).toBe('failed');
  });

  it('does not give up what still plays from its buffer, nor what the viewer has paused', async () => {
    const { actor, pass, phase } = await play();
    actor.send({ type: 'media.failed', error: network });
    pass(120);
    expect(phase()).toBe('playing');
    actor.send({ type: 'media.paused' });
    pass(120);
    expect(phase()).toBe('paused');
  });

  it('loads again where playback stopped when the viewer tries once more', async () => {
    const { actor, pass, phase, told, context } = await play();
    actor.send({ type: 'time.changed', currentTime: 33 });
    actor.send({ type: 'media.stalled' });
    pass(30);
    actor.send({ type: 'player.retry' });
    expect(phase()).toBe('loading');
    expect(told('media.load').at(-1)).toEqual({ type: 'media.load', startTime: 33 });
    expect(context().error).toBeUndefined();
  });

  it('tells that the network is asked again, by the engine or by itself', async () => {
    const { actor, pass } = await play();
    const isReconnecting = () => selectIsReconnecting(actor.getSnapshot());
    expect(isReconnecting()).toBe(false);
    actor.send({ type: 'media.reconnecting', isOn: true });
    expect(isReconnecting()).toBe(true);
    actor.send({ type: 'media.reconnecting', isOn: false });
    expect(isReconnecting()).toBe(false);
    actor.send({ type: 'media.failed', error: network });
    expect(isReconnecting()).toBe(true);
    pass(1);
    actor.send({ type: 'media.flowing' });
    expect(isReconnecting()).toBe(false);
  });
});
