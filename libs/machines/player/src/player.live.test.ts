import { describe, expect, it } from 'vitest';
import { CHANNEL_NOW, channelInput } from './player.fixtures.ts';
import { start, watchChannel } from './player.runs.ts';
import { selectIsAtLiveEdge, selectLiveRange, selectMediaType } from './player.selectors.ts';

const EDGE = CHANNEL_NOW - 40;
const withoutRight = { type: 'live', canPauseLive: false } as const;

describe('playerMachine: live', () => {
  it('loads the channel again at the new time when the viewer seeks [LIVE-001]', async () => {
    const { actor, told, phase, context } = await watchChannel();
    actor.send({ type: 'player.seek', time: EDGE - 300 });
    expect(phase()).toBe('loading');
    expect(context().currentTime).toBe(EDGE - 300);
    actor.send({ type: 'media.ready', duration: 120, isLive: true });
    actor.send({ type: 'media.played' });
    actor.send({ type: 'player.skip', seconds: -15 });
    expect(told('media.load')).toEqual([
      { type: 'media.load', startTime: 0 },
      { type: 'media.load', startTime: 0, liveStart: EDGE - 300 },
      { type: 'media.load', startTime: 0, liveStart: EDGE - 315 },
    ]);
    expect(told('media.seek')).toEqual([]);
  });

  it('goes no further back than the viewer may [LIVE-009]', async () => {
    const { actor, told } = await watchChannel();
    actor.send({ type: 'player.seek', time: 5 });
    expect(told('media.load').at(-1)).toMatchObject({ liveStart: EDGE - 600 });
  });

  it('is pause-live more than 10 s behind the edge that is aimed at, not before [LIVE-002]', async () => {
    const { actor } = await watchChannel();
    const typeAt = (currentTime: number) => {
      actor.send({ type: 'time.changed', currentTime });
      return selectMediaType(actor.getSnapshot());
    };
    expect([typeAt(EDGE), typeAt(EDGE - 10), typeAt(EDGE - 10.1)]).toEqual([
      'live',
      'live',
      'pause_live',
    ]);
  });

  it('becomes pause-live while it is paused, as the edge moves on [LIVE-002]', async () => {
    const { actor, pass } = await watchChannel();
    actor.send({ type: 'player.pause', reason: 'user' });
    actor.send({ type: 'media.paused' });
    pass(10);
    expect(selectIsAtLiveEdge(actor.getSnapshot())).toBe(true);
    pass(1);
    expect(selectMediaType(actor.getSnapshot())).toBe('pause_live');
  });

  it('goes on in place after a short pause, and loads that place again after a long one [LIVE-006]', async () => {
    const { actor, pass, told } = await watchChannel();
    const pauseFor = (seconds: number) => {
      actor.send({ type: 'media.paused' });
      pass(seconds);
      actor.send({ type: 'player.toggle' });
    };
    pauseFor(30);
    expect(told('media.load')).toHaveLength(1);
    expect(told('media.play')).toHaveLength(2);
    actor.send({ type: 'media.played' });
    pauseFor(90);
    expect(told('media.load').at(-1)).toEqual({
      type: 'media.load',
      startTime: 0,
      liveStart: EDGE,
    });
  });

  it('goes back to the edge after a pause where pause-live is not allowed [LIVE-006]', async () => {
    const { actor, pass, told, phase, context } = await watchChannel(withoutRight);
    actor.send({ type: 'media.paused' });
    pass(11);
    actor.send({ type: 'player.play', reason: 'user' });
    expect(phase()).toBe('loading');
    expect(told('media.load').at(-1)).toEqual({ type: 'media.load', startTime: 0 });
    expect(context().currentTime).toBe(EDGE + 11);
  });

  it('does not leave the edge where pause-live is not allowed [LIVE-006]', async () => {
    const { actor, told, phase } = await watchChannel({
      ...withoutRight,
      live: { startTime: EDGE - 100 },
    });
    actor.send({ type: 'player.seek', time: EDGE - 100 });
    actor.send({ type: 'player.skip', seconds: -15 });
    expect(phase()).toBe('playing');
    expect(told('media.load')).toEqual([{ type: 'media.load', startTime: 0 }]);
    expect(selectLiveRange(actor.getSnapshot())).toEqual({ start: EDGE, end: EDGE });
  });

  it('goes to the edge when asked to, and is there at once', async () => {
    const { actor, told } = await watchChannel();
    actor.send({ type: 'player.seek', time: EDGE - 300 });
    actor.send({ type: 'live.goToEdge' });
    expect(told('media.load').at(-1)).toEqual({ type: 'media.load', startTime: 0 });
    expect(selectIsAtLiveEdge(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'live.goToEdge' });
    expect(told('media.load')).toHaveLength(3);
  });

  it('enters at the moment that the page asks for', () => {
    const { told, actor } = start({
      ...channelInput,
      live: { startTime: EDGE - 100, maxOffset: 600 },
    });
    expect(told('media.load')).toEqual([
      { type: 'media.load', startTime: 0, liveStart: EDGE - 100 },
    ]);
    expect(selectMediaType(actor.getSnapshot())).toBe('pause_live');
    expect(selectLiveRange(actor.getSnapshot())).toEqual({ start: EDGE - 600, end: EDGE });
  });

  it('shows the channel as it is now to who presses play late', async () => {
    const { actor, pass, told, phase } = start(channelInput, 'refused');
    actor.send({ type: 'media.ready', duration: 120, isLive: true });
    await expect.poll(phase).toBe('needUserGesture');
    pass(300);
    actor.send({ type: 'player.toggle' });
    expect(phase()).toBe('loading');
    expect(told('media.load').at(-1)).toEqual({ type: 'media.load', startTime: 0 });
  });

  it('loads the channel again where the viewer was when playback failed', async () => {
    const { actor, told } = await watchChannel();
    actor.send({ type: 'time.changed', currentTime: EDGE - 50 });
    actor.send({ type: 'media.failed', error: { severity: 2, category: 3, code: 'decode' } });
    actor.send({ type: 'player.retry' });
    expect(told('media.load').at(-1)).toMatchObject({ liveStart: EDGE - 50 });
  });

  it('calls a programme of the archive catchup, and seeks in it like in a film', async () => {
    const { actor, told } = start({ type: 'catchup', duration: 1_800 });
    actor.send({ type: 'media.ready', duration: 1_800, isLive: true });
    actor.send({ type: 'player.seek', time: 600 });
    expect(selectMediaType(actor.getSnapshot())).toBe('catchup');
    expect(told('media.seek')).toEqual([{ type: 'media.seek', time: 600 }]);
  });
});
