import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Carries the id of a request from the browser's call through both servers, and back with the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What the access line of a request says beside method, status and time. Nothing that a viewer sent belongs here. */
export interface RequestNotes {
  /** The operation of the contract that it asks for. */
  operation?: string;
  /** The name or the pattern of the route, never the path itself: paths hold tokens and codes. */
  route?: string;
  /** The name of the contract's error with which it was refused. */
  refusal?: string;
}

const storage = new AsyncLocalStorage<{ id: string; notes: RequestNotes }>();

/** Only a UUID is taken over: whatever else a caller sends there would stand in the logs. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The id that a request came with; that of the request it is a part of; or a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  if (given !== null && uuid.test(given)) return given.toLowerCase();
  return currentRequestId() ?? randomUUID();
}

/** Runs what answers a request, so that all that it logs, also later, bears its id. */
export const withRequestId = <Answer>(id: string, answer: () => Answer): Answer =>
  storage.run({ id, notes: {} }, answer);

/** Id of the request that is being answered, if any. */
export const currentRequestId = (): string | undefined => storage.getStore()?.id;

/** Adds to what the access line of the request that is being answered says. */
export function noteOnRequest(notes: RequestNotes): void {
  Object.assign(storage.getStore()?.notes ?? {}, notes);
}

/** What was noted on the request that is being answered. */
export const currentNotes = (): RequestNotes => storage.getStore()?.notes ?? {};
