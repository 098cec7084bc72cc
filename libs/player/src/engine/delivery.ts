import type { PlaybackError } from '@foyer/player-machine';
import { TRIES, WATCH } from './limits.ts';
import type { PrefetchStore } from './prefetch.ts';
import { verdictOf, waitBeforeRetry } from './retry-policy.ts';
import {
  transfer,
  type Transferred,
  type TransferFailure,
  type TransferPorts,
} from './transfer.ts';

/**
 * What a file is to playback. Without manifests and segments nothing plays, so they are asked for until they come;
 * others (subtitles, the start of a rendition) are given up after some tries, and the engine says so. So are foreign
 * ones (keys, certificates), which belong to another party and carry none of the playback's headers.
 */
export type FileKind = 'manifest' | 'segment' | 'other' | 'foreign';

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
  onBytes?: (loaded: number, total: number) => void;
  /** Asked when a segment stalls on its way or is missing. @default asks again, and passes over what is missing */
  onTrouble?: (trouble: 'stalled' | 'missing') => TroubleAnswer;
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
  /** Of a live stream the newest segments may not be there yet, so a missing one is asked for some more times. */
  isLive: boolean;
  /** The network is being asked again, or has answered. */
  onReconnecting: (isOn: boolean) => void;
  /** A file has failed as often as it may before people hear of it; it is still being asked for. */
  onError: (error: PlaybackError) => void;
}

/** Brings files to an engine, and keeps asking for what failed for the moment. */
export interface Delivery {
  fetch: (request: DeliveryRequest) => Promise<Delivered>;
  /** Asks at once for all that is waiting to be asked for again. */
  wake: () => void;
  /** Counts a file that somebody else brings as one that is on its way. */
  count: <File>(file: Promise<File>) => Promise<File>;
  /**
   * Whether nothing is on its way, nor was a moment ago: whoever looks now and then misses no file that came quickly.
   * False before anything was asked for: then the browser may bring the files itself.
   */
  isIdle: () => boolean;
}

/**
 * An MP4 box without content. Both libraries append it like a segment and go on with the next one, where they would
 * give up a stream whose segment fails; what is left is a hole in the buffer, which the playhead is moved past.
 */
const emptyBox = () => new Uint8Array([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65]).buffer;

function nothing(url: string): Transferred {
  const now = performance.now();
  return {
    kind: 'answer',
    url,
    status: 200,
    statusText: 'OK',
    headers: {},
    body: emptyBox(),
    startedAt: now,
    firstByteAt: now,
    endedAt: now,
  };
}

/** Several files from one network, with one opinion on it. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { requestHeaders, prefetched, isLive, onReconnecting, onError, network } = options;
  const waiting = new Set<() => void>();
  /** When the last file came, in milliseconds. */
  let lastAt: number | undefined;
  const running = new Set<Promise<unknown>>();
  const troubled = new Set<DeliveryRequest>();
  /** Manifests that have come before: a refresh that is refused is a hitch, since the stream is there. */
  const known = new Set<string>();

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

  const ask = async (request: DeliveryRequest): Promise<Transferred | TransferFailure> => {
    const early = await (request.headers?.['Range'] ? undefined : prefetched.take(request.url));
    if (request.signal.aborted) return { kind: 'failure', reason: 'aborted', status: 0 };
    if (early) {
      const { body, startedAt, endedAt } = early;
      if (startedAt !== undefined && endedAt !== undefined) {
        network?.add(body.byteLength, endedAt - startedAt);
      }
      return { ...nothing(request.url), ...early };
    }
    const headers = { ...request.headers, ...(request.kind !== 'foreign' && requestHeaders()) };
    return transfer({ ...request, headers }, options);
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
    { reason, status }: TransferFailure,
    failures: number,
  ): Delivered | undefined => {
    const failure: Delivered = { kind: 'failure', reason, status };
    if (reason === 'aborted') return { kind: 'aborted' };
    if (mayFail(request)) {
      const isOver = verdictOf(status) === 'refused' || failures > triesOf(request);
      return isOver ? failure : undefined;
    }
    const isMissing = verdictOf(status) === 'refused';
    if (isMissing && !isFinal(request, failures)) return undefined;
    if (isMissing && request.kind === 'manifest') return failure;
    if (!isMissing && reason !== 'stalled') return undefined;
    const answer = request.onTrouble?.(isMissing ? 'missing' : 'stalled');
    if (answer === 'leave') return { kind: 'left' };
    return answer === 'skip' ? { ...nothing(request.url), isSkip: true } : undefined;
  };

  const waitForNext = async (
    request: DeliveryRequest,
    { reason, status }: TransferFailure,
    failures: number,
  ) => {
    // A stalled transfer is asked for again at once: often another connection is all it needs.
    if (reason === 'stalled' && failures === 1) return;
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
      for (let failures = 1; ; failures += 1) {
        const result = await ask(request);
        if (result.kind === 'answer') {
          if (request.kind === 'manifest') known.add(request.url);
          return result;
        }
        const settled = settle(request, result, failures);
        if (settled) return settled;
        await waitForNext(request, result, failures);
      }
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
    wake: () => {
      for (const go of waiting) go();
    },
    isIdle: () =>
      lastAt !== undefined && running.size === 0 && performance.now() - lastAt > WATCH.everyMs,
  };
}
