import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriverContext, DriverEvent, EngineDriver } from './engine-driver.ts';
import type { EngineEvent, EngineSource } from './media-engine.ts';
import { createPrefetchStore } from './prefetch.ts';
import { createResilientEngine } from './resilient-engine.ts';

const film: EngineSource = { url: 'https://media.example/film/manifest.mpd', isLive: false };
const decoder = { severity: 2, category: 3, code: 'dash-3' } as const;

/** An element of which everything is said. */
function fakeVideo() {
  const state = { paused: false, currentTime: 5, loadedTo: 30, readyState: 4 };
  const video = Object.assign(document.createElement('video'), {
    play: vi.fn(() => {
      state.paused = false;
      return Promise.resolve();
    }),
    load: () => {},
  });
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    ended: { get: () => false },
    seeking: { get: () => false },
    readyState: { get: () => state.readyState },
    currentTime: { get: () => state.currentTime },
    buffered: { get: () => ({ length: 1, start: () => 0, end: () => state.loadedTo }) },
  });
  return { video, state };
}

/** An engine over drivers that note what is asked of them. */
function run({ canRepair = true, liveTime = undefined as number | undefined } = {}) {
  const { video, state } = fakeVideo();
  const lives: DriverContext[] = [];
  const asked: string[] = [];
  const events: EngineEvent[] = [];
  const kept: number[] = [];
  const open = (context: DriverContext): EngineDriver => {
    lives.push(context);
    const life = lives.length;
    const note = (what: string) => asked.push(`${life} ${what}`);
    // An element that loses its source is paused, and does not say so.
    const lose = () => (state.paused = true);
    return {
      seek: (time) => note(`seek ${time}`),
      startLow: () => note('low'),
      selectResolution: () => {},
      selectAudio: () => {},
      selectSubtitle: () => {},
      repair: () => {
        if (!canRepair) return false;
        lose();
        note('repair');
        return true;
      },
      liveTime: () => liveTime,
      destroy: () => {
        lose();
        note('destroy');
      },
    };
  };
  const requestHeaders = () => ({});
  const engine = createResilientEngine(
    'fake',
    open,
  )({
    video,
    requestHeaders,
    prefetched: createPrefetchStore({ requestHeaders }),
    preferred: { audio: null, subtitle: null, resolution: 'auto' },
    bandwidth: { read: () => 2_000_000, write: (value) => kept.push(value) },
    onEvent: (event) => events.push(event),
  });
  const tell = (event: DriverEvent) => lives.at(-1)?.onEvent(event);
  const ready = () => tell({ type: 'ready', duration: 60, isLive: false });
  const fail = () => tell({ type: 'error', error: decoder });
  return { engine, video, state, lives, asked, events, kept, tell, ready, fail };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createResilientEngine', () => {
  it('repairs a decoder, then makes the engine anew at the same place, then tells people', () => {
    const { engine, lives, asked, events, ready, fail, video } = run();
    engine.load(film, { startTime: 0 });
    ready();
    fail();
    expect([asked, video.paused]).toEqual([['1 repair'], false]);
    fail();
    expect(asked).toEqual(['1 repair', '1 destroy']);
    expect(lives.map(({ startTime }) => startTime)).toEqual([0, 5]);
    expect(video.play).toHaveBeenCalledTimes(2);
    ready();
    fail();
    expect(events.map(({ type }) => type)).toEqual(['ready', 'error']);
  });

  it('starts where it was to start when it is made anew before a picture was there', () => {
    const { engine, state, lives, ready, fail } = run({ canRepair: false });
    Object.assign(state, { currentTime: 0, readyState: 1 });
    engine.load(film, { startTime: 40 });
    ready();
    engine.seek(50);
    fail();
    expect(lives.map(({ startTime }) => startTime)).toEqual([40, 50]);
  });

  it('makes the engine anew at once where it has no repair', () => {
    const { engine, lives, fail } = run({ canRepair: false });
    engine.load(film, { startTime: 0 });
    fail();
    expect(lives).toHaveLength(2);
  });

  it('does not take the loss of a source for a pause, but after the last error', () => {
    const { engine, state, lives, ready, fail, video } = run({ canRepair: false });
    engine.load(film, { startTime: 0 });
    ready();
    fail();
    expect([lives.length, video.paused]).toEqual([2, false]);
    state.paused = true;
    video.dispatchEvent(new Event('emptied'));
    vi.advanceTimersByTime(500);
    expect(video.paused).toBe(false);

    fail();
    state.paused = true;
    vi.advanceTimersByTime(5_000);
    expect(video.paused).toBe(true);
  });

  it('goes on without a segment that the decoder fails at twice, and forgives what failed before', async () => {
    const { engine, lives, events, ready, tell } = run();
    engine.load(film, { startTime: 0 });
    ready();
    const url = 'https://media.example/240p/4.m4s';
    // Missing subtitles say nothing of a segment that is being appended meanwhile.
    const subtitles = { severity: 1, category: 2, code: 'dash-33' } as const;
    const livesAfter = [subtitles, decoder, decoder].map((error) => {
      tell({ type: 'error', error, segments: [url] });
      return lives.length;
    });
    expect(livesAfter).toEqual([1, 1, 2]);
    const { signal } = new AbortController();
    const onTrouble = vi.fn(() => 'skip' as const);
    const given = await lives.at(-1)?.delivery.fetch({ url, kind: 'segment', signal, onTrouble });
    expect([given, onTrouble.mock.calls]).toEqual([
      expect.objectContaining({ isSkip: true }),
      [['missing']],
    ]);

    ready();
    tell({ type: 'error', error: decoder, segments: ['https://media.example/240p/9.m4s'] });
    expect(events).not.toContainEqual({ type: 'error', error: decoder });
  });

  it('does not start to play what was paused', () => {
    const { engine, state, ready, fail, video } = run({ canRepair: false });
    engine.load(film, { startTime: 0 });
    state.paused = true;
    video.dispatchEvent(new Event('pause'));
    fail();
    ready();
    expect(video.play).not.toHaveBeenCalled();
  });

  it('goes on at the same moment of a broadcast, behind its edge [LIVE-003]', () => {
    const clock = { now: () => 10_000, edgeDelay: 40, maxOffset: 3_600 };
    const { engine, lives, fail } = run({ canRepair: false, liveTime: 9_360 });
    engine.load({ ...film, isLive: true, clock }, { startTime: 0 });
    fail();
    expect(lives.map(({ source, startTime }) => [source.url, startTime])).toEqual([
      [film.url, undefined],
      [`${film.url}?offset=-600`, undefined],
    ]);
  });

  it('enters a broadcast by the clock of the service, as late as the service allows [LIVE-003, LIVE-006]', () => {
    const { engine, lives } = run({ canRepair: false });
    const clock = { now: () => 10_000, edgeDelay: 40, maxOffset: 600 };
    engine.load({ ...film, isLive: true, liveStart: 9_700, clock }, { startTime: 0 });
    engine.load({ ...film, isLive: true, liveStart: 1_000, clock }, { startTime: 0 });
    expect(lives.map(({ source }) => source.url)).toEqual([
      `${film.url}?offset=-260`,
      `${film.url}?offset=-600`,
    ]);
  });

  it('keeps choices over a new engine, also where a period has not what was chosen', () => {
    const { engine, lives, tell, fail } = run({ canRepair: false });
    engine.load(film, { startTime: 0 });
    const russian = { value: '0', title: 'Русский', language: 'ru' };
    const english = { value: '1', title: 'English', language: 'en' };
    const tracks = { resolutions: [], resolution: '720p', subtitles: [english], subtitle: null };
    tell({ type: 'tracks', tracks: { ...tracks, audios: [russian, english], audio: '0' } });
    engine.selectAudio('1');
    engine.selectSubtitle('1');
    engine.selectResolution('720p');
    tell({ type: 'tracks', tracks: { ...tracks, subtitles: [], audios: [russian], audio: '0' } });
    fail();
    expect(lives[1]?.preferred).toEqual({ audio: 'en', subtitle: 'en', resolution: '720p' });
  });

  it('nudges a playhead that hangs, then makes the engine anew', () => {
    const { engine, lives, asked, ready } = run();
    engine.load(film, { startTime: 0 });
    ready();
    vi.advanceTimersByTime(4_000);
    expect(asked).toEqual(['1 seek 5.1']);
    vi.advanceTimersByTime(3_000);
    expect([asked.at(-1), lives.length]).toEqual(['1 destroy', 2]);
  });

  it('outlasts a decoder that fails after a start that hung', () => {
    const { engine, lives, events, ready, fail } = run({ canRepair: false });
    engine.load(film, { startTime: 0 });
    ready();
    vi.advanceTimersByTime(7_000);
    expect(lives).toHaveLength(2);
    fail();
    expect([lives.length, events.map(({ type }) => type)]).toEqual([3, ['ready']]);
  });

  it('makes an engine anew that waits for data without asking for any, but not after an error', async () => {
    const { engine, state, lives, tell, ready } = run();
    state.loadedTo = 5;
    engine.load(film, { startTime: 0 });
    ready();
    vi.advanceTimersByTime(9_000);
    expect(lives).toHaveLength(1);

    const signal = AbortSignal.abort();
    await lives[0]?.delivery.fetch({ url: film.url, kind: 'segment', signal });
    vi.advanceTimersByTime(6_000);
    expect(lives).toHaveLength(2);

    vi.advanceTimersByTime(40_000);
    await lives[1]?.delivery.fetch({ url: film.url, kind: 'segment', signal });
    tell({ type: 'error', error: { severity: 2, category: 4, code: 'segments-missing' } });
    vi.advanceTimersByTime(9_000);
    expect(lives).toHaveLength(2);
  });

  it('asks for a low picture where nothing is loaded, and not where something is', () => {
    const { engine, asked } = run();
    engine.load(film, { startTime: 0 });
    engine.seek(10);
    engine.seek(40);
    expect(asked).toEqual(['1 seek 10', '1 low', '1 seek 40']);
  });

  it('makes a library anew that gave a file up, when asked to try again', () => {
    const { engine, lives, tell } = run();
    engine.load(film, { startTime: 12 });
    engine.retry();
    expect(lives).toHaveLength(1);
    tell({ type: 'error', error: { severity: 2, category: 1, code: 'dash-28' } });
    engine.retry();
    expect(lives.map(({ startTime }) => startTime)).toEqual([12, 12]);
  });

  it('starts from the bandwidth of last time, and keeps the new one', () => {
    const { engine, lives, kept } = run();
    engine.load(film, { startTime: 0 });
    lives[0]?.network.add(375_000, 1_000);
    engine.destroy();
    expect([lives[0]?.firstEstimate, kept]).toEqual([2_000_000, [expect.closeTo(3_000_000)]]);
  });

  it('reports a rendition once, and nothing of an engine that is gone', () => {
    const { engine, tell, events, lives } = run();
    engine.load(film, { startTime: 0 });
    const quality = { type: 'quality', height: 720, bitrate: 1 } as const;
    tell(quality);
    tell(quality);
    engine.destroy();
    lives[0]?.onEvent({ type: 'quality', height: 240, bitrate: 1 });
    expect(events).toEqual([quality]);
  });
});
