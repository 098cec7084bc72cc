import { maskSecrets, REVISION_HEADER, SECRET_MASK, type Operation } from '@foyer/contract';
import { answerOf, type CapturedAnswer } from './captured-answer.ts';
import { faultText, type Fault } from './faults.ts';

/** A call that the service received and what it answered, without secrets. */
export interface CapturedRequest {
  at: string;
  operation: string;
  /** Of the answer; `null` while there is none, and for a call that gets none. */
  status: number | null;
  /** From the call to its answer, in milliseconds. */
  ms: number | null;
  /** The fault that hit it: `http 503 after 2000 ms`. */
  fault: string | null;
  error_code: number | null;
  method: string;
  /** Path and query. */
  address: string;
  body?: unknown;
  /** Cut where it is long; `null` where it is not JSON. */
  answer: unknown;
  revision: string | null;
  language: string | null;
}

/** A call that was received, to be completed with what became of it. */
export interface CapturedCall {
  /** Notes the fault that QA asked for. */
  hit(fault: Fault): void;
  /** Notes the answer. @returns The same answer. */
  answered(answer: Response): Promise<Response>;
}

/** The latest calls received. */
export interface CapturedRequests {
  add(operation: Operation, request: Request, body: unknown, at: Date): CapturedCall;
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
      const call = callOf(operation, request, body, at);
      captured.push(call);
      if (captured.length > KEPT) captured = captured.slice(-KEPT);
      return completing(call, operation);
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

function callOf(operation: Operation, request: Request, body: unknown, at: Date): CapturedRequest {
  const { pathname, search } = new URL(request.url);
  return {
    at: at.toISOString(),
    operation: operation.operationId,
    status: null,
    ms: null,
    fault: null,
    error_code: null,
    method: request.method,
    address: pathname + search,
    // A body that no schema describes may hold anything, and so may a text.
    ...(body !== undefined && {
      body: operation.body && !operation.textBody ? maskSecrets(operation.body, body) : SECRET_MASK,
    }),
    answer: null,
    revision: request.headers.get(REVISION_HEADER),
    language: request.headers.get('accept-language'),
  };
}

function completing(call: CapturedRequest, operation: Operation): CapturedCall {
  const begunMs = performance.now();
  let isUnanswered = false;
  return {
    hit: (fault) => {
      call.fault = faultText(fault);
      isUnanswered = fault.mode === 'reset' || fault.mode === 'hang';
    },
    answered: async (answer) => {
      if (isUnanswered) return answer;
      const told: CapturedAnswer = await answerOf(operation, answer);
      Object.assign(call, told, { ms: Math.round(performance.now() - begunMs) });
      return answer;
    },
  };
}
