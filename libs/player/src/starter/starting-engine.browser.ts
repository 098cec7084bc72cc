import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/choose-engine.ts';
import type { CreateEngine, MediaEngine } from '../engine/media-engine.ts';
import { createPrefetchStore } from '../engine/prefetch.ts';
import { runEngine } from '../engines/testing/engine-run.ts';
import { prepareStart } from './prepare-start.ts';

/** A start of eight seconds is looked at no longer than this where the link carries more. */
const CLIMBED_SECONDS = 6.5;

/** Does something as soon as a real engine has been told to go on with a start, before it can. */
const actingOnLoad =
  (createEngine: CreateEngine, act: (engine: MediaEngine, video: HTMLVideoElement) => void) =>
  (...[options]: Parameters<CreateEngine>): MediaEngine => {
    const engine = createEngine(options);
    return {
      ...engine,
      load: (source, at) => {
        engine.load(source, at);
        act(engine, options.video);
      },
    };
  };

describe.each([
  ['hls', 'variant.m3u8'],
  ['dash', 'manifest.mpd'],
] as const)('a start that %s goes on with', (name, manifest) => {
  it.each([
    ['a viewer', (engine: MediaEngine) => engine.seek(60.3)],
    ['the page', (_: MediaEngine, video: HTMLVideoElement) => (video.currentTime = 60.3)],
  ])('plays where %s goes meanwhile', async (who, act) => {
    const path = `/media/none/start-${name}-${who.replace(' ', '-')}/film/${manifest}`;
    const url = new URL(path, location.href).href;
    const start = prepareStart({
      asset: { type: 'vod', is_crypted: false, start_time: 0 },
      engine: name,
      manifestUrl: url,
      prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
      loadEngine: async () => actingOnLoad(await loadEngine(name), act),
    });
    const { playTo } = runEngine(await start.loadEngine(), { url, isLive: false });
    // Sooner than it would come there by itself.
    await playTo(61);
  });

  it('shows what the link carries after some seconds, though it has begun low', async () => {
    const url = new URL(`/media/none/climbs-${name}/film/${manifest}`, location.href).href;
    const start = prepareStart({
      asset: { type: 'vod', is_crypted: false, start_time: 0 },
      engine: name,
      manifestUrl: url,
      prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
      loadEngine: () => loadEngine(name),
    });
    const { playTo, video } = runEngine(await start.loadEngine(), { url, isLive: false });
    await playTo(0.1);
    expect(video.videoHeight).toBe(240);
    await playTo(CLIMBED_SECONDS);
    expect(video.videoHeight).toBeGreaterThanOrEqual(720);
  });
});
