import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadEngine } from '../engine/choose-engine.ts';
import type { CreateEngine, EngineEvent, EngineSource } from '../engine/media-engine.ts';
import { WATCH } from '../engine/limits.ts';
import { describeMediaEngine } from '../engine/media-engine.contract.ts';
import { runEngine } from './testing/engine-run.ts';

/** The longest that a picture may stand still for a fault with eight seconds of warning, in seconds. */
const LONGEST_FREEZE = 1;

const engines: [name: string, create: CreateEngine, manifest: string][] = [
  ['createHlsEngine', await loadEngine('hls'), 'variant.m3u8'],
  ['createDashEngine', await loadEngine('dash'), 'manifest.mpd'],
];

const criticalOf = (events: readonly EngineEvent[]) =>
  events.flatMap((event) =>
    event.type === 'error' && event.error.severity === 2 ? [event.error] : [],
  );

let playbacks = 0;

/** A playback of its own, so that each meets its own faults. */
function media(fault: string, manifest: string, asset = 'film'): EngineSource {
  playbacks += 1;
  const url = new URL(`/media/${fault}/${playbacks}/${asset}/${manifest}`, location.href).href;
  return { url, isLive: false };
}

describe.each(engines)('%s with real media', (name, createEngine, manifest) => {
  describeMediaEngine(name, {
    createEngine,
    source: media('none', manifest),
    missing: { createEngine, source: media('manifest-404', manifest) },
    live: { createEngine, source: { ...media('none', manifest, 'channel'), isLive: true } },
  });

  it.each([
    'segment-503-twice',
    'segment-404-once',
    'segment-404-always',
    'sound-404-always',
    'segment-breaks-twice',
    'segment-hangs-once',
  ])('plays on through %s', async (fault) => {
    const { playTo, events } = runEngine(createEngine, media(fault, manifest));
    await playTo(0.5);
    const frozen = await playTo(10);
    expect(frozen).toBeLessThan(LONGEST_FREEZE);
    expect(criticalOf(events)).toEqual([]);
  });

  it('passes over several segments in a row', async () => {
    const { playTo, events } = runEngine(createEngine, media('segments-404-in-a-row', manifest));
    await playTo(16);
    expect(criticalOf(events)).toEqual([]);
  });

  it('says that the stream is not there when one segment after another is missing', async () => {
    const { events, soon } = runEngine(createEngine, media('segments-gone', manifest));
    const error = { severity: 2, category: 4, code: 'segments-missing' };
    await soon(() => expect(criticalOf(events)).toContainEqual(error));
  });

  it('plays a broadcast on while its manifest cannot be refreshed', async () => {
    const source = { ...media('refresh-503', manifest, 'channel'), isLive: true };
    const { playTo, video, events, soon } = runEngine(createEngine, source);
    await soon(() => expect(video.currentTime).toBeGreaterThan(0));
    await soon(() => expect(video.readyState).toBeGreaterThan(2));
    const frozen = await playTo(video.currentTime + 10);
    expect(frozen).toBeLessThan(LONGEST_FREEZE);
    expect(criticalOf(events).filter(({ category }) => category !== 1)).toEqual([]);
  });

  it('uses a link to the full, and does not stop when it narrows', async () => {
    const { playTo, events } = runEngine(createEngine, media('drop', manifest));
    await playTo(0.5);
    const frozen = await playTo(26);
    const heights = events.flatMap((event) => (event.type === 'quality' ? event.height : []));
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(720);
    expect(frozen).toBeLessThan(LONGEST_FREEZE);
  });

  it('loads low pictures anew once the link has widened, and does not stop for it', async () => {
    const source = media('widens', manifest);
    const { playTo, soon, video, events } = runEngine(createEngine, source);
    const shown = () => events.findLast((event) => event.type === 'quality')?.height;
    await playTo(20);
    expect(shown()).toBe(240);
    const lowTill = video.buffered.end(video.buffered.length - 1);
    await fetch(new URL('../widen', source.url));
    await soon(() => expect(shown()).toBeGreaterThanOrEqual(480));
    expect(video.currentTime).toBeLessThan(lowTill - 3);
    const frozen = await playTo(lowTill);
    expect(frozen).toBeLessThan(LONGEST_FREEZE);
  });

  it('begins with the lowest rendition of where it begins, and asks for nothing twice', async () => {
    // The browser keeps no more than 250 of them.
    performance.clearResourceTimings();
    const source = media('none', manifest);
    const { playTo } = runEngine(createEngine, source, 20.5);
    await playTo(21);
    const folder = new URL('.', source.url).href;
    const asked = performance.getEntriesByType('resource').flatMap(({ name: address }) => {
      const found = /(?<height>\d+p)\/(?<number>\d+)\.m4s/.exec(address);
      return found && address.startsWith(folder) ? [found.groups] : [];
    });
    const again = asked.slice(1).filter((one) => one?.['number'] === asked[0]?.['number']);
    expect([asked[0]?.['height'], again]).toEqual(['240p', []]);
  });

  it('goes to a place that is asked for before it is ready', async () => {
    const { engine, playTo } = runEngine(createEngine, media('none', manifest));
    engine.seek(60);
    await playTo(61);
  });

  it('comes to the end where that has to be asked for in another rendition', async () => {
    const source = media('end-404-once', manifest);
    const { playTo } = runEngine(createEngine, source, 88.5);
    // Before the stall watch has to help.
    expect(await playTo(89.9)).toBeLessThan(WATCH.idleMs / 1000);
  });

  it('starts after a manifest that failed once', async () => {
    const { playTo } = runEngine(createEngine, media('manifest-503-once', manifest));
    await playTo(0.5);
  });

  it('goes on at the same place after the decoder gave up', async () => {
    const { playTo, video, events } = runEngine(createEngine, media('none', manifest));
    await playTo(2);
    const before = video.currentTime;
    video.dispatchEvent(new Event('error'));
    const frozen = await playTo(before + 2);
    expect(frozen).toBeLessThan(5);
    expect(events.filter(({ type }) => type === 'ready')).toHaveLength(1);
  });

  it('plays encrypted media with a token, and says that the licence was refused without [DRM-001]', async () => {
    const drm = { clearKeyUrl: '/licences/clearkey' };
    const source = media('none', manifest, 'film-protected');
    const { playTo } = runEngine(createEngine, {
      ...source,
      drm: { ...drm, getToken: () => 'licence-t0ken' },
    });
    await playTo(1);

    const { soon, events } = runEngine(createEngine, {
      ...source,
      drm: { ...drm, getToken: () => 'stolen' },
    });
    await soon(() =>
      expect(events.findLast(({ type }) => type === 'error')).toEqual({
        type: 'error',
        error: { severity: 2, category: 6, code: 'drm-licence-refused' },
      }),
    );
  });

  it('says so when the browser has no key system for encrypted media [ENGINE-033]', async () => {
    const denied = new DOMException('Unsupported', 'NotSupportedError');
    const access = vi
      .spyOn(navigator, 'requestMediaKeySystemAccess')
      .mockImplementation(() => Promise.reject(denied));
    onTestFinished(() => access.mockRestore());
    const { soon, events } = runEngine(createEngine, {
      ...media('none', manifest, 'film-protected'),
      drm: { clearKeyUrl: '/licences/clearkey', getToken: () => 'licence-t0ken' },
    });
    await soon(() =>
      expect(criticalOf(events)).toContainEqual({
        severity: 2,
        category: 6,
        code: 'drm-no-key-system',
      }),
    );
  });
});
