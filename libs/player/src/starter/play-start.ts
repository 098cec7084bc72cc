import { createAppendQueue } from './append-queue.ts';
import { ADAPTATION } from '../engine/limits.ts';
import type { NetworkMeter } from '../engine/network-meter.ts';
import type { Feed } from './feed.ts';
import type { StartPlan } from './start-plan.ts';
import { loadedFrom, type StartedMedia } from './started-media.ts';

/** A plan whose files are on their way. */
export interface PreparedStart {
  plan: StartPlan;
  /** One for each stream of the plan, in its order. */
  feeds: readonly Feed[];
  /** What the network brings. @default nothing is known of it */
  network?: Pick<NetworkMeter, 'estimate'>;
}

/** A start that plays. */
export interface RunningStart {
  /** Settles when the element may be told to play; false where it cannot. */
  opened: Promise<boolean>;
  /** Settles when the first frame is there, or does not come soon. */
  shown: Promise<void>;
  /** Settles when nothing more is to come. */
  ended: Promise<void>;
  /** Comes to its end with the files that are under way. */
  finish: () => void;
  /** Goes to a place, in seconds; where nothing is loaded there, what is under way gives way to the engine's files. */
  seek: (time: number) => void;
  /**
   * What the engine goes on with; undefined where there is nothing to go on with. After {@link RunningStart.ended}.
   *
   * The buffers are empty where the playhead has left what is loaded: the picture stays until the engine brings
   * another, but hls.js would keep sound behind the picture's next segment but one when it finds sound elsewhere.
   */
  release: () => Promise<StartedMedia | undefined>;
  /** Stops appending. */
  stop: () => void;
}

/** Longest wait for a first frame, in ms: then the link is so slow that the engine has to be on its way as well. */
const LONGEST_WAIT_MS = 1500;

/** So much ahead of the playhead is enough where the link is wide: the engine brings what follows. In seconds. */
const ENOUGH_SECONDS = 1.5;

/** Whether this browser can play a plan. */
export function canPlay({ streams }: StartPlan): boolean {
  // An iPhone has the managed kind alone, which wants to decide itself what is loaded when.
  return (
    'MediaSource' in globalThis && streams.every(({ type }) => MediaSource.isTypeSupported(type))
  );
}

function empty(buffer: SourceBuffer): Promise<void> {
  return new Promise((resolve) => {
    buffer.addEventListener('updateend', () => resolve(), { once: true });
    buffer.remove(0, Number.POSITIVE_INFINITY);
  });
}

/** Plays a start in an element: parts are appended as they arrive, so the first frame waits for the first of them. */
export function playStart(
  video: HTMLVideoElement,
  { plan, feeds, network }: PreparedStart,
): RunningStart {
  const mediaSource = new MediaSource();
  const url = URL.createObjectURL(mediaSource);
  let buffers: SourceBuffer[] = [];
  let queues: ReturnType<typeof createAppendQueue>[] = [];
  const ahead = () =>
    loadedFrom({ mediaSource, buffers, plan }, video.currentTime) - video.currentTime;
  const isEnough = () => {
    const isWide = (network?.estimate() ?? 0) >= ADAPTATION.wideLink;
    return isWide && ahead() >= ENOUGH_SECONDS;
  };

  const open = async (): Promise<boolean> => {
    await new Promise((resolve) =>
      mediaSource.addEventListener('sourceopen', resolve, { once: true }),
    );
    URL.revokeObjectURL(url);
    try {
      mediaSource.duration = plan.duration;
      buffers = plan.streams.map(({ type }) => mediaSource.addSourceBuffer(type));
    } catch {
      return false;
    }
    queues = buffers.map((buffer) => createAppendQueue(buffer));
    for (const [index, feed] of feeds.entries()) {
      feed.connect((part) => queues[index]?.append(part), isEnough);
    }
    if (plan.startTime > 0) video.currentTime = plan.startTime;
    return true;
  };
  const opened = open();
  video.src = url;

  const end = async () => {
    if (!(await opened)) return;
    const whole = await Promise.all(feeds.map(({ done }) => done));
    await Promise.all(queues.map((queue) => queue.idle()));
    for (const queue of queues) queue.stop();
    for (const [index, buffer] of buffers.entries()) {
      // Half a segment has been read; the next one must not be taken for its other half.
      if (!whole[index] && mediaSource.readyState === 'open') buffer.abort();
    }
  };

  const ended = end();
  const shown = new Promise<void>((resolve) => {
    const tell = () => {
      clearTimeout(timer);
      video.removeEventListener('loadeddata', tell);
      resolve();
    };
    const timer = setTimeout(tell, LONGEST_WAIT_MS);
    video.addEventListener('loadeddata', tell);
    void ended.then(tell);
  });

  return {
    opened,
    shown,
    ended,
    finish: () => {
      for (const feed of feeds) feed.finish();
    },
    seek: (time) => {
      video.currentTime = time;
      if (loadedFrom({ mediaSource, buffers, plan }, time) > time) return;
      for (const feed of feeds) feed.drop();
    },
    release: async () => {
      const isUsable =
        mediaSource.readyState === 'open' &&
        buffers.length > 0 &&
        buffers.every(({ updating, buffered }) => !updating && buffered.length > 0);
      if (!isUsable) return undefined;
      const started = { mediaSource, buffers, plan };
      const { currentTime } = video;
      if (loadedFrom(started, currentTime) <= currentTime) await Promise.all(buffers.map(empty));
      return started;
    },
    stop: () => {
      for (const feed of feeds) feed.finish();
      for (const queue of queues) queue.stop();
    },
  };
}
