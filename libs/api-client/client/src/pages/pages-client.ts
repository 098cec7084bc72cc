import {
  API_PREFIX,
  LANGUAGE_HEADER,
  pageRefusalSchema,
  type Language,
  type Operation,
  type OperationAnswer,
  type PageRefusal,
  type SecretValue,
} from '@foyer/contract';
import { safeParse } from 'valibot';
import { ApiError, ContractError, NetworkError } from '../errors.ts';

/** How page editors reach the service. */
export interface PagesClientOptions {
  /** Origin of the service without a path. */
  baseUrl: string;
  /** Proves who calls; without it only drafts can be read, with their tickets. */
  token?: SecretValue;
  /** Of refusals, and of what drafts show. */
  language?: Language;
  /** @default the platform's own */
  fetch?: typeof fetch;
  /** Longest wait for one answer, in milliseconds: a picture may take some seconds to come through. @default 30000 */
  timeoutMs?: number;
}

/** What a call of page editors sends. */
export interface PageCallInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  text?: string;
  file?: Blob;
}

/**
 * A call of page editors was refused. With `pageStale` its `refusal` holds the draft that stands there, with `pageBroken`
 * what is wrong.
 */
export class PageError extends ApiError {
  readonly refusal: PageRefusal | undefined;

  constructor(operationId: string, status: number, refusal?: PageRefusal) {
    super(operationId, status, refusal);
    this.refusal = refusal;
  }
}

/**
 * Makes the calls of page editors. Apart from the client of viewers: it knows no session, so that nothing of a viewer's goes
 * along and no rule of theirs applies, and sends texts and files as they are. Nothing is repeated.
 */
export interface PagesClient {
  /** @throws {@link PageError}, {@link NetworkError}, {@link ContractError}; the signal's reason when it aborts. */
  call<T extends Operation>(
    operation: T,
    input: PageCallInput,
    signal?: AbortSignal,
  ): Promise<OperationAnswer<T>>;
}

function bodyOf({ textBody }: Operation, { json, text, file }: PageCallInput) {
  if (text !== undefined) return { body: text, type: textBody?.types[0] ?? 'text/plain' };
  if (file) return { body: file, type: file.type || 'application/octet-stream' };
  return json === undefined ? {} : { body: JSON.stringify(json), type: 'application/json' };
}

function addressOf({ path }: Operation, { params = {}, query = {} }: PageCallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length > 0 ? `${filled}?${new URLSearchParams(given).toString()}` : filled;
}

function readJson(operationId: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(operationId, 'its start');
  }
}

function answerOf(operation: Operation, text: string): unknown {
  if (!operation.answer) return undefined;
  const result = safeParse(operation.answer, readJson(operation.operationId, text));
  if (result.success) return result.output;
  throw new ContractError(operation.operationId, 'its fields');
}

function refusalOf({ operationId }: Operation, status: number, text: string): PageError {
  const json = safeParse(pageRefusalSchema, text.startsWith('{') ? JSON.parse(text) : undefined);
  return new PageError(operationId, status, json.success ? json.output : undefined);
}

/** Makes a client of one service for one page editor. */
export function createPagesClient(options: PagesClientOptions): PagesClient {
  const { baseUrl, token, language, fetch: send = fetch, timeoutMs = 30_000 } = options;
  return {
    async call(operation, input, signal) {
      const { body, type } = bodyOf(operation, input);
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await send(`${baseUrl}${API_PREFIX}${addressOf(operation, input)}`, {
          method: operation.method.toUpperCase(),
          credentials: 'omit',
          headers: {
            ...(token && { authorization: `Bearer ${token.reveal()}` }),
            ...(language && { [LANGUAGE_HEADER]: language }),
            ...(type && { 'content-type': type }),
            ...input.headers,
          },
          ...(body !== undefined && { body }),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        const text = await response.text();
        if (!response.ok) throw refusalOf(operation, response.status, text);
        return answerOf(operation, text) as OperationAnswer<typeof operation>;
      } catch (error) {
        const isOurs = error instanceof PageError || error instanceof ContractError;
        if (isOurs || signal?.aborted) throw error;
        const reason = timeout.aborted ? 'ECONNABORTED' : 'ERR_NETWORK';
        throw new NetworkError(operation.operationId, reason, error);
      }
    },
  };
}
