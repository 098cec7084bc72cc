import type { CreateEngine, EngineSource, MediaEngine } from '../engine/media-engine.ts';
import { type EarlyStart, fits } from './early-start.ts';
import { type PreparedStart, playStart, type RunningStart } from './play-start.ts';
import { handOver } from './started-media.ts';

/** What a starting engine is made of. */
export interface StartingEngineOptions {
  name: MediaEngine['name'];
  /** Undefined where there is no plan for this title. */
  start: Promise<PreparedStart | undefined>;
  /** What already plays in the page's element. */
  early?: EarlyStart | undefined;
  /** The engine's download; asked again after it has failed. */
  loadEngine: () => Promise<CreateEngine>;
  /** @default in the element */
  play?: typeof playStart;
}

/**
 * An engine that plays before it is there: the first seconds come from a start, while the real engine is downloaded;
 * that one then goes on with the same buffers. Where there is no start, or it fails, the real engine begins by itself.
 */
export function createStartingEngine({
  name,
  start,
  early,
  loadEngine,
  play = playStart,
}: StartingEngineOptions): CreateEngine {
  return (options) => {
    const { video, onEvent } = options;
    let engine: MediaEngine | undefined;
    let running: RunningStart | undefined;
    let isFirst = true;
    let isReadyTold = false;
    let life = 0;
    let again: (() => void) | undefined;

    const begin = async (source: EngineSource, startTime: number) => {
      life += 1;
      const current = life;
      const isOver = () => current !== life;
      running = isFirst && !source.isLive ? await open(startTime, isOver) : undefined;
      isFirst = false;
      // The engine is large: on a slow link it would take from the first frame what that needs.
      await running?.shown;
      if (isOver()) return;
      let createEngine: CreateEngine;
      try {
        createEngine = await loadEngine();
      } catch {
        if (isOver()) return;
        again = () => void begin(source, video.currentTime || startTime);
        onEvent({ type: 'error', error: { severity: 2, category: 1, code: 'engine-download' } });
        return;
      }
      running?.finish();
      await running?.ended;
      const started = await running?.release();
      if (isOver()) return;
      running = undefined;
      const from = started ? video.currentTime : startTime;
      if (started) handOver(video, started);
      // Without it the element gets a new source, and forgets that it was playing.
      const goesOn = isReadyTold && !started && !video.paused;
      engine = createEngine({
        ...options,
        onEvent: (event) => {
          const isRepeated = event.type === 'ready' && isReadyTold;
          if (event.type === 'ready') isReadyTold = false;
          if (isRepeated && goesOn) void video.play().catch(() => {});
          if (!isRepeated) onEvent(event);
        },
      });
      engine.load(source, { startTime: from });
    };

    const open = async (startTime: number, isOver: () => boolean) => {
      const prepared = await start;
      const before = await early?.take(video);
      const isWanted = prepared && fits(prepared, { startTime, audio: options.preferred.audio });
      // What has begun elsewhere has taken the files with it.
      const opening = isWanted && !isOver() ? (early ? before : play(video, prepared)) : undefined;
      if (!prepared || !opening) {
        before?.stop();
        return undefined;
      }
      const tell = async () => {
        if (!(await opening.opened) || isOver()) return;
        isReadyTold = true;
        onEvent({ type: 'ready', duration: prepared.plan.duration, isLive: false });
      };
      void tell();
      return opening;
    };

    return {
      name,
      load: (source, { startTime }) => {
        if (engine) {
          isReadyTold = false;
          engine.load(source, { startTime });
        } else {
          running?.stop();
          void begin(source, startTime);
        }
      },
      retry: () => {
        const retry = again;
        again = undefined;
        if (engine) engine.retry();
        else retry?.();
      },
      seek: (time) => {
        if (engine) engine.seek(time);
        else running?.seek(time);
      },
      liveTime: () => engine?.liveTime(),
      selectResolution: (value) => engine?.selectResolution(value),
      selectAudio: (value) => engine?.selectAudio(value),
      selectSubtitle: (value) => engine?.selectSubtitle(value),
      destroy: () => {
        life += 1;
        running?.stop();
        running = undefined;
        if (engine) return engine.destroy();
        video.removeAttribute('src');
        return video.load();
      },
    };
  };
}
