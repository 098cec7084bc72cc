import {
  API_PREFIX,
  apiErrorBodySchema,
  pushEventSchema,
  REQUEST_ID_HEADER,
  REVISION_HEADER,
  STREAM_READY,
  streamEventsOperation,
  streamReadySchema,
  type PushEvent,
  type StreamReady,
} from '@foyer/contract';
import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { ApiError, ContractError } from '../errors.ts';
import { newRequestId } from '../request-id.ts';
import { createSseParser, type StreamMessage } from './sse-parser.ts';

/** Silence after which a connection is taken for dead, in milliseconds: three missed heartbeats. */
const SILENCE_MS = 60_000;

const MEDIA_TYPE = 'text/event-stream';

/** How one connection to the push channel is made. */
export interface ConnectionOptions {
  /** Origin of the service without a path; empty for the page's own origin. */
  baseUrl: string;
  /** The running revision of the front end. */
  revision: string;
  /** @default the platform's own */
  fetch?: typeof fetch;
  /** Sent with every connection: in Node, the session's cookie. */
  headers?: Record<string, string>;
}

/** What a connection tells. */
export interface ConnectionListener {
  /** The connection is being made, or something came over it, be it a sign of life only. */
  onHeard(): void;
  /** The connection stands; `id` is where it goes on after a break. */
  onReady(ready: StreamReady['state'], id: string | undefined): void;
  onEvent(event: PushEvent, id: string | undefined): void;
  /** The service sent what the contract does not know; the connection goes on. */
  onInvalid(error: ContractError, id: string | undefined): void;
}

function parse<T extends GenericSchema>(schema: T, data: string): InferOutput<T> {
  const { operationId } = streamEventsOperation;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    throw new ContractError(operationId, 'its start');
  }
  const result = safeParse(schema, json);
  if (result.success) return result.output;
  throw new ContractError(operationId, getDotPath(result.issues[0]) ?? 'its start');
}

const isText = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith(MEDIA_TYPE) === true;

async function refusalOf(response: Response): Promise<ApiError> {
  const body = safeParse(apiErrorBodySchema, await response.json().catch(() => undefined));
  const { operationId } = streamEventsOperation;
  return new ApiError(operationId, response.status, body.success ? body.output : undefined);
}

/**
 * Reads the push channel from one connection until it ends, however it does.
 *
 * @param lastId - Where to go on; without it the channel starts now.
 * @throws {@link ApiError} for a refusal, whatever `fetch` throws for a connection that broke.
 */
export async function readEvents(
  { baseUrl, revision, fetch: send = fetch, headers }: ConnectionOptions,
  lastId: string | undefined,
  { onHeard, onReady, onEvent, onInvalid }: ConnectionListener,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    onHeard();
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  const readMessage = ({ name, data, id }: StreamMessage): void => {
    try {
      if (name === STREAM_READY) onReady(parse(streamReadySchema, data).state, id);
      else onEvent(parse(pushEventSchema, data), id);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      onInvalid(error, id);
    }
  };

  hear();
  try {
    const response = await send(`${baseUrl}${API_PREFIX}${streamEventsOperation.path}`, {
      headers: {
        [REQUEST_ID_HEADER]: newRequestId(),
        ...headers,
        accept: MEDIA_TYPE,
        [REVISION_HEADER]: revision,
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body || !isText(response)) throw await refusalOf(response);
    const feed = createSseParser(readMessage);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      hear();
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}
