import type { PlaybackError } from '@foyer/player-machine';
import { type DamagedSegments, segmentName } from './damaged-segments.ts';
import { createFirstFiles } from './first-files.ts';
import { TRIES, WATCH } from './limits.ts';
import type { PrefetchStore } from './prefetch.ts';
import { verdictOf, waitBeforeRetry } from './retry-policy.ts';
import { type Tries, type Trouble, troubleOf } from './segment-trouble.ts';
import { nothing } from './stand-in.ts';
import {
  transfer,
  type Transferred,
  type TransferFailure,
  type TransferPorts,
} from './transfer.ts';

/**
 * What a file is to playback. Without manifests, starts of renditions and segments nothing plays, so they are asked for
 * until they come; others (subtitles) are given up after some tries, and the engine says so. So are foreign ones (keys,
 * certificates), which belong to another party and carry none of the playback's headers.
 */
export type FileKind = 'manifest' | 'start' | 'segment' | 'other' | 'foreign';

/** What the engine does about a segment in trouble. */
export type TroubleAnswer =
  /** It asks for the same time in another rendition; this request is over. */
  | 'leave'
  /** The time is passed over: nothing stands in for the segment. */
  | 'skip'
  /** The same file is asked for again. */
  | 'retry';

/** A file that an engine needs. */
export interface DeliveryRequest {
  url: string;
  kind: FileKind;
  /** The engine's own headers, such as a range. */
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Of a segment: where it plays, in seconds of the element's time. */
  span?: readonly [from: number, to: number];
  onBytes?: (loaded: number, total: number) => void;
  /** Asked when a segment is in trouble. @default asks again, and passes over what is missing */
  onTrouble?: (trouble: Trouble) => TroubleAnswer;
}

/** How a request ended. `left` and `aborted` are the engine's own wish. */
export type Delivered =
  /** `isSkip`: nothing has come, and the engine goes on as if it had. */
  | (Transferred & { isSkip?: true })
  | { kind: 'left' }
  | { kind: 'aborted' }
  | { kind: 'failure'; reason: TransferFailure['reason']; status: number };

/** What a delivery works with. */
export interface DeliveryOptions extends TransferPorts {
  requestHeaders: () => Readonly<Record<string, string>>;
  prefetched: PrefetchStore;
  /** What came a moment ago, to another engine, by name; each is handed over once. @default nothing */
  kept?: Map<string, Transferred>;
  /** What the decoder has failed at is not asked for again. @default nothing */
  damage?: Pick<DamagedSegments, 'gave' | 'has'>;
  /** Of a live stream the newest segments may not be there yet, so a missing one is asked for some more times. */
  isLive: boolean;
  /** The network is being asked again, or has answered. */
  onReconnecting: (isOn: boolean) => void;
  /** A file has failed as often as it may before people hear of it; it is still being asked for. */
  onError: (error: PlaybackError) => void;
}

/** The bytes of it come, but no decoder takes them. */
const undecodable: TransferFailure = { kind: 'failure', reason: 'damaged', status: 0 };

/** Brings files to an engine, and keeps asking for what failed for the moment. */
export interface Delivery {
  fetch: (request: DeliveryRequest) => Promise<Delivered>;
  /** Asks at once for all that is waiting to be asked for again. */
  wake: () => void;
  /** Asks for nothing more: what cannot play is no burden to who serves it. */
  stop: () => void;
  /** The first files that have come, by name, as long as they are few. */
  firstFiles: () => Map<string, Transferred>;
  /** Counts a file that somebody else brings as one that is on its way. */
  count: <File>(file: Promise<File>) => Promise<File>;
  /**
   * Whether nothing is on its way, nor was a moment ago: whoever looks now and then misses no file that came quickly.
   * False before anything was asked for: then the browser may bring the files itself.
   */
  isIdle: () => boolean;
}

/** Several files from one network, with one opinion on it. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { requestHeaders, prefetched, damage, isLive, onReconnecting, onError } = options;
  const waiting = new Set<() => void>();
  /** When the last file came, in milliseconds. */
  let lastAt: number | undefined;
  const running = new Set<Promise<unknown>>();
  const troubled = new Set<DeliveryRequest>();
  /** Manifests that have come before: a refresh that is refused is a hitch, since the stream is there. */
  const known = new Set<string>();
  const firstFiles = createFirstFiles();
  const ending = new AbortController();

  const nameOf = ({ url, headers }: DeliveryRequest) => segmentName(url, headers?.['Range']);
  const setTroubled = (request: DeliveryRequest, isOn: boolean) => {
    const before = troubled.size;
    if (isOn) troubled.add(request);
    else troubled.delete(request);
    if (before > 0 !== troubled.size > 0) onReconnecting(troubled.size > 0);
  };

  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        signal.removeEventListener('abort', go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      waiting.add(go);
      signal.addEventListener('abort', go);
    });

  const ask = async (
    request: DeliveryRequest,
    isFresh: boolean,
  ): Promise<Transferred | TransferFailure> => {
    const name = nameOf(request);
    const kept = options.kept?.get(name);
    options.kept?.delete(name);
    if (kept) return kept;
    const early = await (request.headers?.['Range'] ? undefined : prefetched.take(request.url));
    if (request.signal.aborted) return { kind: 'failure', reason: 'aborted', status: 0 };
    if (early) return { ...nothing(request.url), ...early };
    const headers = { ...request.headers, ...(request.kind !== 'foreign' && requestHeaders()) };
    return transfer({ ...request, headers, isFresh }, options);
  };

  const mayFail = ({ kind }: DeliveryRequest) => kind === 'other' || kind === 'foreign';
  const triesOf = ({ kind }: DeliveryRequest) =>
    kind === 'manifest' ? TRIES.manifest : TRIES.segment;

  /** Whether "no" is a final answer: of a running stream it may be a hitch, so that is asked some more times. */
  const isFinal = (request: DeliveryRequest, failures: number) => {
    const isRunning = request.kind === 'manifest' ? known.has(request.url) : isLive;
    return !isRunning || failures > triesOf(request);
  };

  /** The last word on a failed try; undefined for another one. */
  const settle = (
    request: DeliveryRequest,
    result: TransferFailure,
    tries: Tries,
  ): Delivered | undefined => {
    const { reason, status } = result;
    const failure: Delivered = { kind: 'failure', reason, status };
    if (reason === 'aborted') return { kind: 'aborted' };
    if (mayFail(request)) {
      const isOver = verdictOf(status) === 'refused' || tries.failures > triesOf(request);
      return isOver ? failure : undefined;
    }
    const trouble = troubleOf(result, {
      ...tries,
      most: triesOf(request),
      isFinal: isFinal(request, tries.failures),
    });
    if (!trouble) return undefined;
    if (request.kind !== 'segment') return trouble === 'missing' ? failure : undefined;
    const answer = request.onTrouble?.(trouble);
    if (answer === 'leave') return { kind: 'left' };
    return answer === 'skip' ? { ...nothing(request.url), isSkip: true } : undefined;
  };

  const waitForNext = async (
    request: DeliveryRequest,
    { reason, status }: TransferFailure,
    failures: number,
  ) => {
    // Asked for again at once: often another connection, or no cache on the way, is all it needs.
    if ((reason === 'stalled' || reason === 'damaged') && failures === 1) return;
    if (failures > 1) setTroubled(request, true);
    const isNetwork = verdictOf(status) === 'failed';
    if (isNetwork && failures === triesOf(request) && !mayFail(request)) {
      const code = `${request.kind}-${status || reason}`;
      onError({ severity: 2, category: 1, code });
    }
    await wait(waitBeforeRetry(failures), request.signal);
  };

  const bring = async (request: DeliveryRequest): Promise<Delivered> => {
    try {
      const name = nameOf(request);
      let breaks = 0;
      let isFresh = false;
      for (let failures = 1; !ending.signal.aborted; failures += 1) {
        const result: Transferred | TransferFailure = damage?.has(name)
          ? undecodable
          : await ask(request, isFresh);
        if (result.kind === 'answer') {
          if (request.kind === 'manifest') known.add(request.url);
          firstFiles.keep(name, result);
          if (request.span) damage?.gave(name, request.span);
          return result;
        }
        breaks = result.reason === 'broken' ? breaks + 1 : 0;
        isFresh = result.reason === 'damaged';
        const settled = settle(request, result, { failures, breaks });
        if (settled) return settled;
        await waitForNext(request, result, failures);
      }
      return { kind: 'aborted' };
    } finally {
      setTroubled(request, false);
    }
  };

  const count: Delivery['count'] = async (file) => {
    running.add(file);
    try {
      return await file;
    } finally {
      running.delete(file);
      lastAt = performance.now();
    }
  };

  return {
    fetch: (request) => count(bring(request)),
    count,
    stop: () => ending.abort(),
    firstFiles: firstFiles.all,
    wake: () => {
      for (const go of waiting) go();
    },
    isIdle: () =>
      lastAt !== undefined && running.size === 0 && performance.now() - lastAt > WATCH.everyMs,
  };
}
