import { CONNECTION_TIMEOUT_MS, TRANSFER_STALL_MS } from './limits.ts';
import { isBrokenMedia } from './media-boxes.ts';
import type { NetworkMeter, WatchedTransfer } from './network-meter.ts';

/** One request for one file. */
export interface TransferRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Asks the origin, past all caches. */
  isFresh?: boolean;
  /** Bytes so far, and all that are announced; 0 where the server does not say. */
  onBytes?: (loaded: number, total: number) => void;
  /** Each part as it arrives; of a file that fails in the end as well. */
  onPart?: (part: Uint8Array) => void;
}

/** A whole file. Times as of `performance.now()`. */
export interface Transferred {
  kind: 'answer';
  /** Where it came from, after redirections. */
  url: string;
  status: number;
  statusText: string;
  headers: Readonly<Record<string, string>>;
  body: ArrayBuffer;
  startedAt: number;
  firstByteAt: number;
  endedAt: number;
}

/** Why there is no file. `status` is 0 unless the server answered. */
export interface TransferFailure {
  kind: 'failure';
  /**
   * `aborted` is the caller's own wish; `broken`: the connection ended after the answer had begun; `damaged`: all of it
   * came, and cannot be read.
   */
  reason: 'status' | 'network' | 'timeout' | 'stalled' | 'broken' | 'damaged' | 'aborted';
  status: number;
}

/** What a transfer works with. */
export interface TransferPorts {
  /** @default the global fetch */
  fetch?: typeof globalThis.fetch;
  /** Measures what comes. @default nothing does */
  network?: NetworkMeter;
}

class Late extends Error {
  readonly reason: 'timeout' | 'stalled';
  constructor(reason: 'timeout' | 'stalled') {
    super(reason);
    this.reason = reason;
  }
}

/** Ends a transfer that brings nothing: before its first byte after the connection's time, later after a stall's. */
function createPatience(abort: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, reason: Late['reason']) => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(new Late(reason)), ms);
  };
  wait(CONNECTION_TIMEOUT_MS, 'timeout');
  return {
    begin: () => wait(TRANSFER_STALL_MS, 'stalled'),
    end: () => clearTimeout(timer),
  };
}

async function readBody(
  response: Response,
  onChunk: (loaded: number, part: Uint8Array) => void,
): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    loaded += part.value.byteLength;
    onChunk(loaded, part.value);
  }
  const body = new Uint8Array(loaded);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body.buffer;
}

/** Fetches one file once, and says why where that fails; it never throws. */
export async function transfer(
  { url, headers, signal, isFresh, onBytes, onPart }: TransferRequest,
  { fetch = globalThis.fetch, network }: TransferPorts = {},
): Promise<Transferred | TransferFailure> {
  const abort = new AbortController();
  const stop = () => abort.abort(signal.reason);
  const failed = (reason: TransferFailure['reason'], status = 0): TransferFailure => ({
    kind: 'failure',
    reason,
    status,
  });
  if (signal.aborted) return failed('aborted');
  signal.addEventListener('abort', stop, { once: true });
  const patience = createPatience(abort);
  const startedAt = performance.now();
  let watched: WatchedTransfer | undefined;
  let hasBegun = false;
  try {
    const response = await fetch(url, {
      headers,
      signal: abort.signal,
      ...(isFresh && { cache: 'reload' }),
    });
    const { status, statusText } = response;
    if (!response.ok) {
      void response.body?.cancel().catch(() => {});
      return failed('status', status);
    }
    const firstByteAt = performance.now();
    patience.begin();
    hasBegun = true;
    watched = network?.watch();
    const total = Number(response.headers.get('content-length') ?? 0);
    const body = await readBody(response, (loaded, part) => {
      patience.begin();
      watched?.came(part.byteLength);
      onPart?.(part);
      onBytes?.(loaded, total);
    });
    if (isBrokenMedia(body)) return failed('damaged');
    return {
      kind: 'answer',
      url: response.url || url,
      status,
      statusText,
      headers: Object.fromEntries(response.headers),
      body,
      startedAt,
      firstByteAt,
      endedAt: performance.now(),
    };
  } catch {
    if (signal.aborted) return failed('aborted');
    const { reason } = abort.signal;
    if (reason instanceof Late) return failed(reason.reason);
    return failed(hasBegun ? 'broken' : 'network');
  } finally {
    watched?.end();
    patience.end();
    signal.removeEventListener('abort', stop);
  }
}
