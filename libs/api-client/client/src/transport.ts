import { apiErrorBodySchema, REQUEST_ID_HEADER } from '@foyer/contract';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import { safeParse } from 'valibot';
import { ApiError, NetworkError } from './errors.ts';
import { newRequestId } from './request-id.ts';
import { noteServiceTime } from './service-clock.ts';

/** How requests are sent. */
export interface TransportOptions {
  /** Before every path. */
  prefix: string;
  headers: Record<string, string>;
  fetch: typeof fetch | undefined;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number;
  /** Of another party, which gets no id of the request and does not set the clock. @default false */
  isForeign?: boolean;
}

/** One request, its path filled in. */
export interface TransportRequest {
  operationId: string;
  method: string;
  path: string;
  query: Record<string, string | undefined> | undefined;
  /** Sent beside those of every request. */
  headers: Record<string, string> | undefined;
  /** Sent as JSON. */
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Longest wait before a repeated GET, in seconds; a server that asks for more is not asked again. */
const MAX_RETRY_AFTER_SECONDS = 5;

const RETRY_STATUSES = [429, 502, 503, 504];

const asksToWaitLong = (error: Error): boolean =>
  isHTTPError(error) &&
  Number(error.response.headers.get('retry-after') ?? 0) > MAX_RETRY_AFTER_SECONDS;

/** The first system code along the causes of an error, where the platform tells one. */
function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : systemCode(error.cause);
}

/**
 * Translates what the transport threw. A timeout is `ECONNABORTED`; a failure for which a browser
 * gives no reason is `ERR_NETWORK`; what is not known to come from the network is `UNKNOWN`.
 */
function failureOf(operationId: string, error: unknown): ApiError | NetworkError {
  if (isHTTPError(error)) {
    const body = safeParse(apiErrorBodySchema, error.data);
    return new ApiError(operationId, error.response.status, body.success ? body.output : undefined);
  }
  if (isTimeoutError(error)) return new NetworkError(operationId, 'ECONNABORTED', error);
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = systemCode(error) ?? (cause instanceof TypeError ? 'ERR_NETWORK' : 'UNKNOWN');
  return new NetworkError(operationId, reason, error);
}

/**
 * Sends requests and gives the text of their answers. A GET is repeated up to twice after 429, 502,
 * 503, 504 or a broken connection, with a growing, random pause; nothing else is.
 *
 * @throws {@link ApiError} or {@link NetworkError}; the signal's reason when it aborts.
 */
export function createTransport(options: TransportOptions) {
  const { prefix, headers, fetch, timeoutMs, isForeign = false } = options;
  const http = ky.create({
    prefix,
    headers,
    ...(fetch ? { fetch } : {}),
    timeout: timeoutMs,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: RETRY_STATUSES,
      afterStatusCodes: RETRY_STATUSES,
      jitter: true,
      shouldRetry: ({ error }) => (asksToWaitLong(error) ? false : undefined),
    },
  });

  return async (request: TransportRequest) => {
    const { operationId, method, path, query, headers: ownHeaders, body, signal } = request;
    try {
      const response = await http(path, {
        method,
        signal: signal ?? null,
        // What is stored while the page is left arrives nevertheless.
        keepalive: method === 'PUT',
        ...(query ? { searchParams: query } : {}),
        headers: {
          ...(isForeign
            ? {}
            : { [REQUEST_ID_HEADER]: headers[REQUEST_ID_HEADER] ?? newRequestId() }),
          ...ownHeaders,
        },
        ...(body === undefined ? {} : { json: body }),
      });
      if (!isForeign) noteServiceTime(Date.parse(response.headers.get('date') ?? ''));
      return await response.text();
    } catch (error) {
      throw signal?.aborted ? error : failureOf(operationId, error);
    }
  };
}
