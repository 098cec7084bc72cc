import { onTestFinished, vi } from 'vitest';
import type {
  CreateEngine,
  EngineEvent,
  EngineOptions,
  EngineSource,
  MediaEngine,
} from '../../engine/media-engine.ts';
import { engineInput } from '../../engine/media-engine.fixtures.ts';

/** Longest wait for an engine, in milliseconds: other jobs share the machine. */
const PATIENCE_MS = 90_000;

/** An engine at work on a muted element of its own. */
export interface EngineRun {
  engine: MediaEngine;
  video: HTMLVideoElement;
  events: EngineEvent[];
  /** Waits until the playhead has passed a place; gives how long it stood still since the call, in seconds. */
  playTo: (time: number) => Promise<number>;
  /** What was not shown: jumps of the picture by more than half a second, from and to (at least) in seconds. */
  jumps: () => (readonly [from: number, to: number])[];
  /** Waits until something is so. */
  soon: (assertion: () => void) => Promise<void>;
}

const LOOK_MS = 50;
/** `HAVE_CURRENT_DATA`. */
const HAS_PICTURE = 2;
const LEAST_JUMP_SECONDS = 0.5;

/** Loads a source and starts to play. */
export function runEngine(
  createEngine: CreateEngine,
  source: EngineSource,
  startTime = 0,
  preferred: Partial<EngineOptions['preferred']> = {},
): EngineRun {
  const video = document.createElement('video');
  video.muted = true;
  video.width = 1280;
  video.height = 720;
  document.body.append(video);
  const events: EngineEvent[] = [];
  const input = engineInput(video, (event) => {
    events.push(event);
    if (event.type === 'ready') void video.play().catch(() => {});
  });
  const engine = createEngine({ ...input, preferred: { ...input.preferred, ...preferred } });
  onTestFinished(() => {
    engine.destroy();
    video.remove();
  });
  const shown: { time: number; unseen: number }[] = [];
  let lookedAt = performance.now();
  // Oftener than an element says where it stands. A busy page looks later, and the picture has played on meanwhile.
  const looking = setInterval(() => {
    const unseen = (performance.now() - lookedAt) / 1000;
    lookedAt = performance.now();
    if (video.readyState < HAS_PICTURE || video.seeking) return;
    shown.push({ time: video.currentTime, unseen });
  }, LOOK_MS);
  onTestFinished(() => clearInterval(looking));
  const jumps = () =>
    shown.slice(1).flatMap(({ time, unseen }, index) => {
      const from = shown[index]?.time ?? 0;
      const to = time < from ? time : Math.max(from, time - unseen);
      return Math.abs(to - from) > LEAST_JUMP_SECONDS ? [[from, to] as const] : [];
    });
  engine.load(source, { startTime });
  const soon = async (assertion: () => void) => {
    await vi.waitFor(assertion, { timeout: PATIENCE_MS, interval: LOOK_MS });
  };
  const playTo = async (time: number) => {
    let still = 0;
    let last = video.currentTime;
    let lastAt = performance.now();
    await soon(() => {
      const now = performance.now();
      if (video.currentTime === last && last > 0) still += now - lastAt;
      last = video.currentTime;
      lastAt = now;
      if (last < time) {
        const errors = events.filter(({ type }) => type === 'error');
        throw new Error(`At ${last} of ${time}: ${JSON.stringify(errors)}`);
      }
    });
    return still / 1000;
  };
  return { engine, video, events, playTo, jumps, soon };
}
