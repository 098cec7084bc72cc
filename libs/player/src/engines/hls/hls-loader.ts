import type {
  Fragment,
  FragmentLoaderContext,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderContext,
  LoaderStats,
} from 'hls.js';
import { segmentName } from '../../engine/damaged-segments.ts';
import type {
  Delivered,
  Delivery,
  DeliveryRequest,
  FileKind,
  TroubleAnswer,
} from '../../engine/delivery.ts';
import type { NetworkMeter } from '../../engine/network-meter.ts';
import type { PeerDelivery } from '../../engine/peers.ts';
import type { Trouble } from '../../engine/segment-trouble.ts';
import { peerSegmentId } from './hls-peers.ts';

/** What a loader needs besides the delivery. */
export interface HlsLoaderOptions {
  delivery: Delivery;
  /** Asked for segments first. @default none: all come from the origin */
  peers?: Pick<PeerDelivery, 'fetch'> | undefined;
  /** What to do about a segment in trouble. */
  onTrouble: (trouble: Trouble, fragment: Fragment) => TroubleAnswer;
  /** More of a segment has come; `total` is 0 where the server does not say. */
  onBytes: (fragment: Fragment, bytes: { loaded: number; total: number }) => void;
  /** Counts what came from others as well. */
  network: NetworkMeter;
  /** A segment has come. */
  onSegment: (fragment: Fragment) => void;
}

const isFragment = (context: LoaderContext): context is FragmentLoaderContext =>
  context.type === 'media-fragment';

const playlists: readonly string[] = ['manifest', 'level', 'audioTrack'];
const ofOthers: readonly string[] = ['key', 'server-certificate'];

function kindOf(context: LoaderContext): FileKind {
  if (playlists.includes(context.type)) return 'manifest';
  if (ofOthers.includes(context.type)) return 'foreign';
  if (!isFragment(context) || context.frag.type === 'subtitle') return 'other';
  return context.frag.sn === 'initSegment' ? 'start' : 'segment';
}

function spanOf(context: LoaderContext): Pick<DeliveryRequest, 'span'> {
  if (kindOf(context) !== 'segment' || !isFragment(context)) return {};
  const { start, end } = context.frag;
  return { span: [start, end] };
}

function newStats(): LoaderStats {
  return {
    aborted: false,
    loaded: 0,
    retry: 0,
    total: 0,
    chunkCount: 0,
    bwEstimate: 0,
    loading: { start: 0, first: 0, end: 0 },
    parsing: { start: 0, end: 0 },
    buffering: { start: 0, first: 0, end: 0 },
  };
}

const rangeHeader = (from = 0, to = 0) => (to ? `bytes=${from}-${to - 1}` : undefined);

function rangeOf({ rangeStart, rangeEnd }: LoaderContext): Record<string, string> {
  const header = rangeHeader(rangeStart, rangeEnd);
  return header ? { Range: header } : {};
}

/** What the delivery calls a segment of hls.js. */
export const fragmentName = ({ url, byteRange: [from, to] }: Fragment): string =>
  segmentName(url, rangeHeader(from, to));

/** A loader for hls.js that gets its files from a delivery, and segments from other viewers where those have them. */
export function hlsLoader({
  delivery,
  peers,
  network,
  onTrouble,
  onBytes,
  onSegment,
}: HlsLoaderOptions) {
  return class DeliveryLoader implements Loader<LoaderContext> {
    context: LoaderContext | null = null;
    stats: LoaderStats = newStats();
    #abort = new AbortController();
    #callbacks: LoaderCallbacks<LoaderContext> | null = null;
    #headers: Readonly<Record<string, string>> = {};

    load(
      context: LoaderContext,
      _config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      this.context = context;
      this.#callbacks = callbacks;
      this.#abort = new AbortController();
      this.stats.loading.start = performance.now();
      void this.#deliver(context);
    }

    abort(): void {
      this.stats.aborted = true;
      this.#abort.abort();
      const { context } = this;
      if (context) this.#callbacks?.onAbort?.(this.stats, context, null);
      this.#callbacks = null;
    }

    destroy(): void {
      this.#callbacks = null;
      this.#abort.abort();
      this.context = null;
    }

    getCacheAge(): number | null {
      return Number(this.#headers['age']) || null;
    }

    getResponseHeader(name: string): string | null {
      return this.#headers[name.toLowerCase()] ?? null;
    }

    async #deliver(context: LoaderContext): Promise<void> {
      const { stats } = this;
      const request: DeliveryRequest = {
        url: context.url,
        kind: kindOf(context),
        headers: { ...context.headers, ...rangeOf(context) },
        signal: this.#abort.signal,
        ...spanOf(context),
        onBytes: (loaded, total) => {
          // A try after the first one is measured by itself.
          if (loaded < stats.loaded || stats.loading.first === 0) {
            stats.loading.first = performance.now();
          }
          stats.loaded = loaded;
          stats.total = total || stats.total;
          if (isFragment(context)) onBytes(context.frag, { loaded, total });
        },
        ...(isFragment(context) && {
          onTrouble: (trouble: Trouble) => onTrouble(trouble, context.frag),
        }),
      };
      const file = (await this.#askPeers(context, request)) ?? (await delivery.fetch(request));
      const callbacks = this.#callbacks;
      if (!callbacks || file.kind === 'aborted') return;
      if (file.kind === 'left') callbacks.onTimeout(stats, context, null);
      if (file.kind === 'failure') {
        const failure = { code: file.status, text: file.reason };
        callbacks.onError(failure, context, null, stats);
      }
      if (file.kind !== 'answer') return;
      const { body, url, status, startedAt, firstByteAt, endedAt } = file;
      this.#headers = file.headers;
      stats.loading = { start: startedAt, first: Math.max(startedAt, firstByteAt), end: endedAt };
      stats.loaded = body.byteLength;
      stats.total = body.byteLength;
      const isWhole = request.kind === 'segment' && !file.isSkip;
      if (isWhole && isFragment(context)) onSegment(context.frag);
      const data = context.responseType === 'arraybuffer' ? body : new TextDecoder().decode(body);
      callbacks.onSuccess({ url, data, code: status }, stats, context, null);
    }

    async #askPeers(
      context: LoaderContext,
      { kind, url, signal }: DeliveryRequest,
    ): Promise<Delivered | undefined> {
      if (!peers || kind !== 'segment' || !isFragment(context) || context.part) return undefined;
      const { stats } = this;
      // hls.js leaves a rendition whose bytes come slowly; here it may be others that are slow.
      stats.loaded = 1;
      stats.total = 1;
      const file = await delivery.count(peers.fetch(peerSegmentId(context.frag), signal));
      stats.loaded = 0;
      stats.total = 0;
      if (!file) return undefined;
      const { startedAt } = file;
      network.add(file.body.byteLength, file.endedAt - startedAt);
      return {
        kind: 'answer',
        url,
        status: 200,
        statusText: 'OK',
        headers: {},
        firstByteAt: startedAt,
        ...file,
      };
    }
  };
}
