import {
  API_PREFIX,
  LANGUAGE_HEADER,
  REVISION_HEADER,
  type Language,
  type Operation,
  type OperationAnswer,
  type OperationBody,
  type OperationHeaders,
  type OperationParams,
  type OperationQuery,
} from '@foyer/contract';
import { ApiError, NetworkError } from './errors.ts';
import type { Exchange } from './exchange.ts';

/** How the client reaches the service. */
export interface ClientOptions {
  /** Origin of the service without a path; empty for the page's own origin. */
  baseUrl: string;
  /** The running revision of the front end, sent with every call. */
  revision: string;
  /** @default the platform's own */
  fetch?: typeof fetch;
  /** Language of answers while the session has none. */
  language?: Language;
  /** Sent with every call: on a server, what the visitor's request hands on. */
  headers?: Record<string, string>;
  /** Longest wait for one answer, in milliseconds. @default 10000 */
  timeoutMs?: number;
  /** Told once of every failed call, after its retries and before the caller. */
  onFailure?: (failure: ApiError | NetworkError, request: CallPlace) => void;
}

/** Where a call went, without what it sent in its body. */
export interface CallPlace {
  /** In capitals, for example `GET`. */
  method: string;
  /** Below `/api/v1`, with its parameters filled in. */
  path: string;
  /** As in an address, without the question mark; absent where there is none. */
  query?: string;
  /** On the clock of `performance.now()`: it was sent with the cookies of then. */
  beganAtMs: number;
}

type PartOf<Name extends string, Value> = Value extends undefined ? object : Record<Name, Value>;

/** What a call sends: exactly the parts that its operation has. */
export type CallInput<T extends Operation> = PartOf<'params', OperationParams<T>> &
  PartOf<'query', OperationQuery<T>> &
  PartOf<'headers', OperationHeaders<T>> &
  PartOf<'body', OperationBody<T>>;

/** Makes calls of the contract. The functions of the resources take it as their first argument. */
export interface Client {
  /**
   * Sends one call and returns its answer, checked against the contract.
   *
   * @throws {@link ApiError} for an answer of 400 to 599, {@link NetworkError} without an answer,
   * {@link ContractError} for an answer of another form; the signal's reason when it aborts.
   */
  call<T extends Operation & { files?: never; textBody?: never }>(
    operation: T,
    input: CallInput<T>,
    signal?: AbortSignal,
  ): Promise<OperationAnswer<T>>;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
}

function queryText(query: LooseInput['query']): { query?: string } {
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length > 0 ? { query: new URLSearchParams(given).toString() } : {};
}

/** Makes a client of one service. Every call carries the running revision. Spec 1 §7, ERR-026. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, revision, fetch, language, headers, timeoutMs = 10_000, onFailure } = options;
  const transport = {
    prefix: `${baseUrl}${API_PREFIX}`,
    headers: {
      ...headers,
      ...(language ? { [LANGUAGE_HEADER]: language } : {}),
      [REVISION_HEADER]: revision,
    },
    fetch,
    timeoutMs,
  };
  // A page that is only looked at makes no call, so what calls are made with comes with the first.
  let loading: Promise<Exchange> | undefined;
  const loadExchange = async (operationId: string) => {
    loading ??= import('./exchange.ts').then(({ createExchange }) => createExchange(transport));
    try {
      return await loading;
    } catch (cause) {
      // The next call asks for it again.
      loading = undefined;
      throw new NetworkError(operationId, 'ERR_NETWORK', cause);
    }
  };

  return {
    async call(operation, input, signal) {
      const { operationId } = operation;
      const beganAtMs = performance.now();
      const { params = {}, query, headers: callHeaders, body } = input as LooseInput;
      const method = operation.method.toUpperCase();
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      try {
        const exchange = await loadExchange(operationId);
        const answer = await exchange(operation, {
          operationId,
          method,
          path,
          query,
          headers: callHeaders,
          body,
          signal,
        });
        return answer as OperationAnswer<typeof operation>;
      } catch (error) {
        if (error instanceof ApiError || error instanceof NetworkError) {
          onFailure?.(error, { method, path, ...queryText(query), beganAtMs });
        }
        throw error;
      }
    },
  };
}
