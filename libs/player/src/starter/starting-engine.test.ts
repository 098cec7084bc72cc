import { afterEach, describe, expect, it } from 'vitest';
import { createFakeEngine } from '../engines/fake/index.ts';
import type { CreateEngine, EngineEvent } from '../engine/media-engine.ts';
import { createPrefetchStore } from '../engine/prefetch.ts';
import type { PreparedStart, RunningStart } from './play-start.ts';
import { createStartingEngine } from './starting-engine.ts';
import { takeOver } from './started-media.ts';

const plan = {
  duration: 90,
  startTime: 0,
  streams: [
    {
      kind: 'video',
      type: 'video/mp4; codecs="avc1"',
      codecs: 'avc1',
      urls: [],
      language: undefined,
    },
    { kind: 'audio', type: 'audio/mp4; codecs="mp4a"', codecs: 'mp4a', urls: [], language: 'rus' },
  ],
} as const;
const prepared: PreparedStart = { plan, feeds: [] };
const source = { url: 'https://media.example/manifest.mpd', isLive: false };

const videos: HTMLVideoElement[] = [];
afterEach(() => {
  for (const video of videos.splice(0)) video.remove();
});

/** A start that never has a first frame of its own, and an engine that arrives when the test says so. */
function scene({
  hasPlan = true,
  audio = null,
  isOpened = true,
  isUsable = isOpened,
  begun,
}: {
  hasPlan?: boolean;
  audio?: string | null;
  isOpened?: boolean;
  isUsable?: boolean;
  /** Whether the page has begun in this element, or in another one. */
  begun?: 'here' | 'elsewhere';
} = {}) {
  const video = document.createElement('video');
  videos.push(video);
  const events: EngineEvent['type'][] = [];
  const played: PreparedStart[] = [];
  const fake = createFakeEngine({ duration: 90 });
  const loads: { startTime: number; isTakenOver: boolean }[] = [];
  const real: CreateEngine = (options) => {
    const engine = fake.createEngine(options);
    return {
      ...engine,
      load: (from, at) => {
        loads.push({ ...at, isTakenOver: takeOver(options.video) !== undefined });
        engine.load(from, at);
      },
    };
  };
  let arrive = (_engine: CreateEngine) => {};
  let fail = () => {};
  let downloads = 0;
  const mediaSource = { readyState: 'open' } as MediaSource;
  const running: RunningStart = {
    opened: Promise.resolve(isOpened),
    shown: Promise.resolve(),
    ended: Promise.resolve(),
    finish: () => {},
    seek: (time) => {
      Object.defineProperty(video, 'currentTime', { value: time, configurable: true });
    },
    release: () => Promise.resolve(isUsable ? { mediaSource, buffers: [], plan } : undefined),
    stop: () => {},
  };
  const engine = createStartingEngine({
    name: 'fake',
    start: Promise.resolve(hasPlan ? prepared : undefined),
    early: begun && {
      autoplay: () => Promise.resolve({ isAllowed: true }),
      leaveKeys: () => {},
      isHeld: () => false,
      letGo: () => {},
      shown: Promise.resolve(),
      take: () => Promise.resolve(begun === 'here' ? running : undefined),
    },
    loadEngine: () => {
      downloads += 1;
      return new Promise((resolve, reject) => {
        arrive = resolve;
        fail = () => reject(new Error('No connection'));
      });
    },
    play: (_, given) => {
      played.push(given);
      return running;
    },
  })({
    video,
    requestHeaders: () => ({}),
    prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
    preferred: { audio, subtitle: null, resolution: 'auto' },
    onEvent: ({ type }) => events.push(type),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    engine,
    video,
    events,
    played,
    loads,
    settle,
    arrive: async () => {
      arrive(real);
      await settle();
    },
    fail: async () => {
      fail();
      await settle();
    },
    downloads: () => downloads,
  };
}

describe('createStartingEngine', () => {
  it('is ready before the engine is there, and says so once', async () => {
    const { engine, events, settle, arrive } = scene();
    engine.load(source, { startTime: 0 });
    await settle();
    expect(events).toEqual(['ready']);
    await arrive();
    expect(events.filter((type) => type === 'ready')).toHaveLength(1);
  });

  it('hands what plays over to the engine, which goes on where playback stands', async () => {
    const { engine, video, loads, settle, arrive } = scene();
    engine.load(source, { startTime: 0 });
    await settle();
    Object.defineProperty(video, 'currentTime', { value: 2.5, configurable: true });
    await arrive();
    expect(loads).toEqual([{ startTime: 2.5, isTakenOver: true }]);
  });

  it.each([
    ['there is no plan', { hasPlan: false }, 0],
    ['the viewer wants another language', { audio: 'eng' }, 0],
    ['the viewer goes on from elsewhere', {}, 40],
  ])('leaves all to the engine where %s', async (_, given, startTime) => {
    const { engine, events, played, loads, settle, arrive } = scene(given);
    engine.load(source, { startTime });
    await settle();
    expect([played, events]).toEqual([[], []]);
    await arrive();
    expect(loads).toEqual([{ startTime, isTakenOver: false }]);
    expect(events).toContain('ready');
  });

  it('goes on with what the page has begun in its element', async () => {
    const { engine, events, played, loads, settle, arrive } = scene({ begun: 'here' });
    engine.load(source, { startTime: 0 });
    await settle();
    expect([played, events]).toEqual([[], ['ready']]);
    await arrive();
    expect(loads).toEqual([{ startTime: 0, isTakenOver: true }]);
  });

  it('leaves all to the engine where the page has begun in an element that is gone', async () => {
    const { engine, played, loads, settle, arrive } = scene({ begun: 'elsewhere' });
    engine.load(source, { startTime: 0 });
    await settle();
    await arrive();
    expect([played, loads]).toEqual([[], [{ startTime: 0, isTakenOver: false }]]);
  });

  it('goes to a place before the engine is there, which begins at that place', async () => {
    const { engine, loads, settle, arrive } = scene();
    engine.load(source, { startTime: 0 });
    await settle();
    engine.seek(40);
    await arrive();
    expect(loads).toEqual([{ startTime: 40, isTakenOver: true }]);
  });

  it('leaves all to the engine where the start fails', async () => {
    const { engine, events, loads, settle, arrive } = scene({ isOpened: false });
    engine.load(source, { startTime: 0 });
    await settle();
    await arrive();
    expect(loads).toEqual([{ startTime: 0, isTakenOver: false }]);
    expect(events).toContain('ready');
  });

  it('goes on playing with the engine where the start brought nothing', async () => {
    const { engine, video, events, loads, settle, arrive } = scene({ isUsable: false });
    engine.load(source, { startTime: 0 });
    await settle();
    Object.defineProperty(video, 'paused', { value: false, configurable: true });
    await arrive();
    expect(loads).toEqual([{ startTime: 0, isTakenOver: false }]);
    expect(video.paused).toBe(false);
    expect(events.filter((type) => type === 'ready')).toHaveLength(1);
  });

  it('reports a failed download, and tries again when asked', async () => {
    const { engine, events, loads, settle, arrive, fail, downloads } = scene({ hasPlan: false });
    engine.load(source, { startTime: 7 });
    await settle();
    await fail();
    expect(events).toEqual(['error']);
    engine.retry();
    await settle();
    expect(downloads()).toBe(2);
    await arrive();
    expect(loads).toEqual([{ startTime: 7, isTakenOver: false }]);
  });

  it('says and loads nothing once destroyed', async () => {
    const { engine, events, loads, settle, arrive } = scene();
    engine.load(source, { startTime: 0 });
    engine.destroy();
    await settle();
    await arrive();
    expect([events, loads]).toEqual([[], []]);
  });
});
