import HlsPlayer from 'hls.js';
import { MediaPlayer } from 'dashjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadEngine } from '../engine/choose-engine.ts';
import type { CreateEngine, EngineEvent, EngineSource } from '../engine/media-engine.ts';
import { createPrefetchStore } from '../engine/prefetch.ts';
import { prepareStart } from '../starter/prepare-start.ts';
import { runEngine } from './testing/engine-run.ts';

/** What may stand still at a hole: two looks of the watch, and a seek, in seconds. */
const LONGEST_FREEZE = 3;

/** What is damaged or missing begins here, in seconds; what is before it is loaded by then. */
const DAMAGE_START = 6;

/** A browser plays sound on into a hole of the picture, and a playhead is moved a little past it, in seconds. */
const MARGIN = 0.3;

/** How long to count the requests of a library that cannot play, in milliseconds. */
const COUNTING_MS = 12_000;

const engines: [name: 'hls' | 'dash', create: CreateEngine, manifest: string][] = [
  ['hls', await loadEngine('hls'), 'variant.m3u8'],
  ['dash', await loadEngine('dash'), 'manifest.mpd'],
];

/** What ends a playback; the network's errors do not. */
const endingsOf = (events: readonly EngineEvent[]) =>
  events.flatMap((event) =>
    event.type === 'error' && event.error.severity === 2 && event.error.category !== 1
      ? [event.error]
      : [],
  );

let playbacks = 0;

/** A playback of its own, so that each meets its own faults. */
function media(fault: string, manifest: string, asset = 'film'): EngineSource {
  playbacks += 1;
  const path = `/media/${fault}/damage-${playbacks}/${asset}/${manifest}`;
  return { url: new URL(path, location.href).href, isLive: asset !== 'film' };
}

/** How many files of a playback have been asked for. */
function requestsOf({ url }: EngineSource): number {
  const folder = new URL('.', url).href;
  const asked = performance.getEntriesByType('resource');
  return asked.filter(({ name }) => name.startsWith(folder)).length;
}

/** The library as it comes. */
function runBare(name: 'hls' | 'dash', { url }: EngineSource): void {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  onTestFinished(() => video.remove());
  if (name === 'hls') {
    const hls = new HlsPlayer();
    onTestFinished(() => hls.destroy());
    hls.loadSource(url);
    hls.attachMedia(video);
    return;
  }
  const player = MediaPlayer().create();
  player.initialize(video, url, true);
  onTestFinished(() => player.destroy());
}

describe.each(engines)('%s with damaged media', (name, createEngine, manifest) => {
  it.each(['segment-cut-once', 'start-404-of-one', 'starts-503', 'segments-break-from-the-start'])(
    'plays all of it through %s',
    async (fault) => {
      const { playTo, events, jumps } = runEngine(createEngine, media(fault, manifest));
      await playTo(0.5);
      await playTo(14);
      expect([jumps(), endingsOf(events)]).toEqual([[], []]);
    },
  );

  // HLS tells of gaps by a tag, DASH by its timeline.
  it.each([
    ['segment-cut-always', 8],
    ['sound-cut-always', 8],
    ['segment-unreadable-always', 8],
    ['segment-noise-always', 8],
    ['segment-breaks-always', 8],
    ['sound-breaks-always', 8],
    ['hole-in-the-picture', 8],
    ['hole-in-all', 10],
    ['long-hole-in-all', 22],
  ])('shows all before and behind %s, from %d s on', async (fault, damageEnd) => {
    const { playTo, events, jumps } = runEngine(createEngine, media(fault, manifest));
    await playTo(0.5);
    const frozen = await playTo(damageEnd + 2);
    for (const [from, to] of jumps()) {
      expect(from).toBeGreaterThan(DAMAGE_START - MARGIN);
      expect(to).toBeLessThan(damageEnd + MARGIN);
    }
    expect(frozen).toBeLessThan(LONGEST_FREEZE);
    expect(endingsOf(events)).toEqual([]);
  });

  it('shows all before a hole that comes soon after a start', async () => {
    const source = media('hole-in-the-picture', manifest);
    const start = prepareStart({
      asset: { type: 'vod', is_crypted: false, start_time: 0 },
      engine: name,
      manifestUrl: source.url,
      prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
      loadEngine: () => loadEngine(name),
    });
    const { playTo, jumps } = runEngine(await start.loadEngine(), source);
    await playTo(10);
    for (const [from] of jumps()) expect(from).toBeGreaterThan(DAMAGE_START - MARGIN);
  });

  it.each(['outage-503', 'long-outage-503'])(
    'plays a broadcast of a short window on after %s',
    async (fault) => {
      const source = media(fault, manifest, 'brief-channel');
      const { playTo, events, video, soon } = runEngine(createEngine, source);
      await soon(() => expect(video.readyState).toBeGreaterThan(2));
      await playTo(video.currentTime + 36);
      expect(endingsOf(events)).toEqual([]);
    },
  );

  it('ends in its error where no rendition has a start, with no more requests than the library alone', async () => {
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(1_000);
    const [ours, bare] = [media('starts-404', manifest), media('starts-404', manifest)];
    const { events, soon } = runEngine(createEngine, ours);
    runBare(name, bare);
    await soon(() => expect(endingsOf(events)).toMatchObject([{ severity: 2, category: 4 }]));
    await new Promise((resolve) => setTimeout(resolve, COUNTING_MS));
    expect(endingsOf(events)).toHaveLength(1);
    expect(requestsOf(ours)).toBeLessThanOrEqual(requestsOf(bare));
  });
});
