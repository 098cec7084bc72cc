import HlsPlayer, { Events, type LevelUpdatedData } from 'hls.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PeerDelivery } from '../../engine/peers.ts';
import { feedPeers } from './hls-peers.ts';

/** Segments as one viewer's addresses have them. */
const fragments = (name: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://origin.example/${name}/720p/${from + index}.m4s`,
    byteRange: [],
    sn: from + index,
    start: index * 2,
    end: index * 2 + 2,
  }));

/** A viewer of a stream in 720p. */
function viewer(name: string) {
  const known = new Map<string, unknown>();
  const core = {
    addStreamIfNoneExists: vi.fn(),
    getStream: vi.fn(() => ({ segments: known })),
    updateStream: vi.fn((_: string, add: { runtimeId: string }[], remove: string[]) => {
      for (const segment of add) known.set(segment.runtimeId, segment);
      for (const id of remove) known.delete(id);
    }),
    updatePlayback: vi.fn(),
    setActiveLevelBitrate: vi.fn(),
    setIsLive: vi.fn(),
  };
  const hls = new HlsPlayer();
  const level = { bitrate: 3e6, width: 1280, height: 720, videoCodec: 'avc1', audioCodec: 'mp4a' };
  Object.defineProperty(hls, 'levels', { value: [level] });
  const video = document.createElement('video');
  const stop = feedPeers(hls, video, { core: core as unknown as PeerDelivery['core'] });
  onTestFinished(() => hls.destroy());
  const tell = (from: number, count: number) => {
    const details = { live: true, fragments: fragments(name, from, count) };
    hls.emit(Events.LEVEL_UPDATED, Events.LEVEL_UPDATED, {
      level: 0,
      details,
    } as unknown as LevelUpdatedData);
  };
  return { core, known, video, stop, tell };
}

describe('feedPeers', () => {
  it('names renditions and segments alike for all viewers, by addresses of each one’s own', () => {
    const [first, second] = [viewer('first'), viewer('second')];
    first.tell(100, 2);
    second.tell(101, 2);

    const [stream, other] = [first, second].map(
      ({ core }) => core.addStreamIfNoneExists.mock.lastCall?.[0] as { index: string },
    );
    expect(stream?.index).toBe(other?.index);
    expect([...first.known.values()].at(-1)).toMatchObject({ externalId: 101 });
    expect([...second.known.values()].at(0)).toMatchObject({
      externalId: 101,
      runtimeId: 'https://origin.example/second/720p/101.m4s',
    });
  });

  it('forgets segments that have left a broadcast', () => {
    const { tell, known } = viewer('first');
    tell(100, 3);
    tell(101, 3);

    expect([...known.values()]).toMatchObject([
      { externalId: 101 },
      { externalId: 102 },
      { externalId: 103 },
    ]);
  });

  it('tells where playback stands, until it is stopped', () => {
    const { core, video, stop } = viewer('first');
    video.dispatchEvent(new Event('timeupdate'));
    stop();
    video.dispatchEvent(new Event('timeupdate'));

    expect(core.updatePlayback.mock.calls).toEqual([[0, 1]]);
  });
});
