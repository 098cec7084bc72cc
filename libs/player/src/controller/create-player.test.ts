import type { PlayerAsset } from '@foyer/contract';
import { episodeAssetFixture, liveAssetFixture } from '@foyer/contract/fixtures';
import { selectMediaType, selectNextOffer, selectPhase } from '@foyer/player-machine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EngineSource } from '../engine/media-engine.ts';
import { fakePlayback } from '../engines/fake/index.ts';
import { createPlayer, type PlayerOptions } from './create-player.ts';

/** A player in elements of its own, over an engine that writes down what it is to load. */
function run(asset: PlayerAsset, options: Partial<PlayerOptions> = {}) {
  const fake = fakePlayback();
  const loads: EngineSource[] = [];
  const prepared = {
    ...fake.prepared,
    loadEngine: () =>
      Promise.resolve(((engineOptions) => {
        const engine = fake.createEngine(engineOptions);
        return {
          ...engine,
          load: (source, at) => {
            loads.push(source);
            engine.load(source, at);
          },
        };
      }) satisfies typeof fake.createEngine),
  };
  const all: PlayerOptions = {
    asset,
    video: document.createElement('video'),
    stage: document.createElement('section'),
    prepared,
    autoplayCheck: () => Promise.resolve({ isAllowed: true }),
    ...options,
  };
  const running = createPlayer(all);
  onTestFinished(running.stop);
  const snapshot = () => running.player.getSnapshot();
  return {
    ...fake,
    all,
    loads,
    running,
    snapshot,
    context: () => snapshot().context,
    plays: async () => {
      await expect.poll(() => selectPhase(snapshot())).toBe('playing');
    },
  };
}

const channel: PlayerAsset = {
  ...liveAssetFixture,
  live: { channel_id: 'pervyy-ekran', max_offset: 600 },
};

describe('createPlayer: channels', () => {
  it('counts by the service’s clock, from the edge that it aims at [LIVE-002]', async () => {
    const { plays, media, context, loads } = run(channel, { now: () => 10_000 });
    await plays();
    media().advance(2);
    expect(context().currentTime).toBe(9_962);
    expect(loads.map(({ url, liveStart }) => [url, liveStart])).toEqual([
      ['fake:manifest', undefined],
    ]);
  });

  it('loads the stream as it was at the time that the viewer seeks [LIVE-001, LIVE-003]', async () => {
    const { plays, media, context, loads, running, snapshot } = run(channel, {
      now: () => 10_000,
    });
    await plays();
    running.player.send({ type: 'player.seek', time: 9_700 });
    await plays();
    media().advance(2);
    expect(loads.at(-1)).toMatchObject({
      liveStart: 9_700,
      clock: { edgeDelay: 40, maxOffset: 600 },
    });
    expect(loads.at(-1)?.clock?.now()).toBe(10_000);
    expect(context().currentTime).toBe(9_702);
    expect(selectMediaType(snapshot())).toBe('pause_live');
  });

  it('starts where the page wants, within what the service allows [LIVE-003, LIVE-006]', async () => {
    const late = run(channel, { now: () => 10_000, live: { startTime: 9_860 } });
    await late.plays();
    expect(late.loads).toMatchObject([{ liveStart: 9_860, clock: { maxOffset: 600 } }]);
    const bound = run(
      { ...channel, live: { channel_id: 'pervyy-ekran', max_offset: 0 } },
      { now: () => 10_000, live: { startTime: 9_860 } },
    );
    await bound.plays();
    expect(bound.loads).toMatchObject([{ clock: { maxOffset: 0 } }]);
  });
});

describe('createPlayer', () => {
  it('offers the next episode only where it can be played', async () => {
    const playNext = vi.fn();
    const { plays, media, snapshot, running } = run(episodeAssetFixture, { playNext });
    await plays();
    media().advance(episodeAssetFixture.duration - 1);
    expect(selectNextOffer(snapshot())).toMatchObject({ title: 'Отлив' });
    running.player.send({ type: 'next.play' });
    expect(playNext).toHaveBeenCalledOnce();
    expect(run(episodeAssetFixture).context().next).toBeUndefined();
  });

  it('tries no autoplay for a viewer who has muted the player [PLAYER-009, PLAYER-057]', async () => {
    const probed = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
    onTestFinished(() => probed.mockRestore());
    const getItem = (key: string) => (key === 'volumeMuted' ? 'true' : null);
    const storage = { getItem, setItem: () => {} };
    const { plays, running } = run(episodeAssetFixture, { storage, autoplayCheck: undefined });
    await plays();
    expect(running.video.muted).toBe(true);
    expect(probed).not.toHaveBeenCalled();
  });

  it('passes on what the engine says of quality and network', async () => {
    const { plays, report, context } = run(episodeAssetFixture);
    await plays();
    report({ type: 'quality', height: 720, bitrate: 2_400_000 });
    report({ type: 'reconnecting', isOn: true });
    expect(context()).toMatchObject({
      shown: { height: 720, bitrate: 2_400_000 },
      isReconnecting: true,
    });
  });

  it('tells who watches it when it starts and before it stops', () => {
    const told: string[] = [];
    const { running } = run(episodeAssetFixture, {
      onRunning: ({ player }) => {
        told.push(player.getSnapshot().status);
        return () => told.push(player.getSnapshot().status);
      },
    });
    running.stop();
    expect(told).toEqual(['active', 'active']);
    expect(running.player.getSnapshot().status).toBe('stopped');
  });

  it('leaves no listener, engine or actor behind when it stops, and can start again at once', async () => {
    const video = document.createElement('video');
    const listens = [video, document].map((target) => vi.spyOn(target, 'addEventListener'));
    onTestFinished(() => listens.forEach((listen) => listen.mockRestore()));
    const first = run(channel, { now: () => 10_000, video });
    first.running.stop();
    const again = createPlayer(first.all);
    await expect.poll(() => selectPhase(again.player.getSnapshot())).toBe('playing');
    expect(first.liveCount()).toBe(1);
    again.stop();
    const signals = listens
      .flatMap(({ mock }) => mock.calls)
      .map(([, , options]) => typeof options === 'object' && options.signal?.aborted);
    expect(new Set(signals)).toEqual(new Set([true]));
    expect(first.liveCount()).toBe(0);
    const actors = [first.running, again].flatMap(({ player, controls }) => [player, controls]);
    expect(actors.map((actor) => actor.getSnapshot().status)).toEqual(Array(4).fill('stopped'));
    expect(first.all.video.paused).toBe(true);
  });
});
