import { maskSecrets, REVISION_HEADER, SECRET_MASK, type Operation } from '@foyer/contract';

/** A call that the service received, without its secrets. */
export interface CapturedRequest {
  at: string;
  operation: string;
  method: string;
  /** Path and query. */
  address: string;
  revision: string | null;
  language: string | null;
  body?: unknown;
}

/** The latest calls received. */
export interface CapturedRequests {
  add(operation: Operation, request: Request, body: unknown, at: Date): void;
  list(operationId: string | undefined): readonly CapturedRequest[];
  clear(): void;
}

/** Oldest calls are dropped beyond so many. */
const KEPT = 2000;

/** No calls yet. */
export function createCapturedRequests(): CapturedRequests {
  let captured: CapturedRequest[] = [];
  return {
    add: (operation, request, body, at) => {
      const { pathname, search } = new URL(request.url);
      captured.push({
        at: at.toISOString(),
        operation: operation.operationId,
        method: request.method,
        address: pathname + search,
        revision: request.headers.get(REVISION_HEADER),
        language: request.headers.get('accept-language'),
        // A body that no schema describes may hold anything, and so may a text.
        ...(body !== undefined && {
          body:
            operation.body && !operation.textBody ? maskSecrets(operation.body, body) : SECRET_MASK,
        }),
      });
      if (captured.length > KEPT) captured = captured.slice(-KEPT);
    },
    list: (operationId) =>
      operationId === undefined
        ? captured
        : captured.filter(({ operation }) => operation === operationId),
    clear: () => {
      captured = [];
    },
  };
}
