import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LIVE_DELAY_SECONDS } from './limits.ts';
import type { CreateEngine, EngineEvent, EngineSource } from './media-engine.ts';
import { engineInput } from './media-engine.fixtures.ts';

/** What the suite needs of an engine. The title has two audio tracks, a subtitle and two qualities, and lasts 20 s or more. */
export interface EngineUnderTest {
  createEngine: CreateEngine;
  source: EngineSource;
  /** A manifest that is not there. */
  missing: { createEngine: CreateEngine; source: EngineSource };
  /** A stream that runs, with a minute and more of the past in it. */
  live: { createEngine: CreateEngine; source: EngineSource };
}

/** Live streams are cut into segments, so places in them are about right, in seconds. */
const LIVE_TOLERANCE = 6;

/** Longest wait for an engine's answer, in milliseconds. */
const PATIENCE_MS = 10_000;

function start(createEngine: CreateEngine) {
  const video = document.createElement('video');
  document.body.append(video);
  const events: EngineEvent[] = [];
  const engine = createEngine(engineInput(video, (event) => events.push(event)));
  onTestFinished(() => {
    engine.destroy();
    video.remove();
  });
  const last = <Type extends EngineEvent['type']>(type: Type) =>
    events.findLast((event): event is Extract<EngineEvent, { type: Type }> => event.type === type);
  return { engine, video, events, last };
}

/** Lets the page do what is waiting, and what comes of that, so many times. */
async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage('');
    });
  }
}

const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: PATIENCE_MS });

/** An engine that plays, and has just begun to change to the best quality. */
async function startChange(createEngine: CreateEngine, source: EngineSource) {
  const { engine, last } = start(createEngine);
  engine.load(source, { startTime: 0 });
  await soon(() => expect(last('quality')).toBeDefined());
  engine.selectResolution(last('tracks')?.tracks.resolutions.at(-1)?.value ?? '');
  return engine;
}

/** The promises of a media engine; every engine's test calls it. */
export function describeMediaEngine(
  name: string,
  { createEngine, source, missing, live }: EngineUnderTest,
): void {
  describe(`${name} as a media engine`, () => {
    it('says nothing before it is asked to load', () => {
      const { engine, events } = start(createEngine);
      engine.retry();
      expect(events).toEqual([]);
    });

    it('gets ready with the length of the title, and lists its tracks', async () => {
      const { engine, last } = start(createEngine);
      engine.load(source, { startTime: 0 });
      await soon(() => expect(last('tracks')?.tracks.audios).toHaveLength(2));
      await soon(() => expect(last('ready')).toMatchObject({ isLive: false }));
      expect(last('ready')?.duration).toBeGreaterThan(20);
      expect(last('tracks')?.tracks).toMatchObject({ resolution: 'auto', subtitle: null });
      expect(last('tracks')?.tracks.resolutions.length).toBeGreaterThan(1);
    });

    it('starts where it is told', async () => {
      const { engine, video, last } = start(createEngine);
      engine.load(source, { startTime: 12 });
      await soon(() => expect(last('ready')).toBeDefined());
      await soon(() => expect(video.currentTime).toBeCloseTo(12, 0));
    });

    it('seeks', async () => {
      const { engine, video, last } = start(createEngine);
      engine.load(source, { startTime: 0 });
      await soon(() => expect(last('ready')).toBeDefined());
      engine.seek(8);
      await soon(() => expect(video.currentTime).toBeCloseTo(8, 0));
    });

    it('pins a quality and lets it go', async () => {
      const { engine, last } = start(createEngine);
      engine.load(source, { startTime: 0 });
      await soon(() => expect(last('tracks')).toBeDefined());
      const value = last('tracks')?.tracks.resolutions[0]?.value ?? '';
      engine.selectResolution(value);
      await soon(() => expect(last('tracks')?.tracks.resolution).toBe(value));
      engine.selectResolution('auto');
      await soon(() => expect(last('tracks')?.tracks.resolution).toBe('auto'));
    });

    it('switches subtitles on and off', async () => {
      const { engine, last } = start(createEngine);
      engine.load(source, { startTime: 0 });
      await soon(() => expect(last('tracks')?.tracks.subtitles.length).toBeGreaterThan(0));
      const value = last('tracks')?.tracks.subtitles[0]?.value ?? '';
      engine.selectSubtitle(value);
      await soon(() => expect(last('tracks')?.tracks.subtitle).toBe(value));
      engine.selectSubtitle(null);
      await soon(() => expect(last('tracks')?.tracks.subtitle).toBeNull());
    });

    // A few moments: dash.js has one in which it went on without its buffers.
    it.each([1, 2, 4, 8, 16, 32, 64])(
      'ends quietly in the middle of a change of quality, after %d turns of the page',
      async (turns) => {
        const lost: unknown[] = [];
        const hear = ({ reason }: PromiseRejectionEvent) => lost.push(reason);
        window.addEventListener('unhandledrejection', hear);
        onTestFinished(() => window.removeEventListener('unhandledrejection', hear));
        const engine = await startChange(createEngine, source);
        await pass(turns);
        engine.destroy();
        // What was left behind has come to its end when another engine has come as far, and further.
        await startChange(createEngine, source);

        expect(lost).toEqual([]);
      },
    );

    it('says which rendition is on the screen', async () => {
      const { engine, last } = start(createEngine);
      engine.load(source, { startTime: 0 });
      await soon(() => expect(last('quality')?.height).toBeGreaterThan(100));
      expect(last('quality')?.bitrate).toBeGreaterThan(50_000);
    });

    it('knows the moment of a broadcast, and none of a film', async () => {
      const film = start(createEngine);
      const broadcast = start(live.createEngine);
      film.engine.load(source, { startTime: 0 });
      broadcast.engine.load(live.source, { startTime: 0 });
      await soon(() => expect(film.last('ready')).toBeDefined());
      await soon(() => expect(broadcast.last('ready')).toMatchObject({ isLive: true }));
      const behind = () => Date.now() / 1000 - (broadcast.engine.liveTime() ?? 0);
      await soon(() =>
        expect(Math.abs(behind() - LIVE_DELAY_SECONDS)).toBeLessThan(LIVE_TOLERANCE),
      );
      expect(film.engine.liveTime()).toBeUndefined();
    });

    it('starts at a moment of a broadcast', async () => {
      const { engine, last } = start(live.createEngine);
      const liveStart = Date.now() / 1000 - LIVE_DELAY_SECONDS - 12;
      engine.load({ ...live.source, liveStart }, { startTime: 0 });
      await soon(() => expect(last('ready')).toBeDefined());
      const away = () => Math.abs((engine.liveTime() ?? 0) - liveStart);
      await soon(() => expect(away()).toBeLessThan(LIVE_TOLERANCE));
    });

    it('reports a missing manifest as critical, in the common vocabulary [ENGINE-030, ENGINE-033]', async () => {
      const { engine, last } = start(missing.createEngine);
      engine.load(missing.source, { startTime: 0 });
      await soon(() => expect(last('error')?.error).toMatchObject({ severity: 2, category: 4 }));
      expect(last('ready')).toBeUndefined();
    });

    it('is silent once destroyed, and may be destroyed twice', async () => {
      const { engine, video, events } = start(createEngine);
      engine.load(source, { startTime: 0 });
      engine.destroy();
      engine.destroy();
      const next = start(createEngine);
      next.engine.load(source, { startTime: 0 });
      await soon(() => expect(next.last('ready')).toBeDefined());
      expect(events).toEqual([]);
      expect(video.paused).toBe(true);
    });
  });
}
