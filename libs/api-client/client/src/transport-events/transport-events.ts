import { errorCodes } from '@foyer/contract';
import type { ApiError, NetworkError } from '../errors.ts';
import type { CallPlace } from '../client.ts';

/**
 * What an answer means for the whole page, whichever call got it. The session flow decides what is
 * done; nothing here reloads or removes anything. Spec 1 §8, the table of transport handlers.
 */
export type TransportEvent =
  /** Start a new demo session and load the page anew. ERR-006. */
  | { type: 'session.missing' }
  /** Update the session and load the page anew. ERR-007. */
  | { type: 'session.stale' }
  /** Drop the session's cookie and load the page anew. ERR-008, ERR-009. */
  | { type: 'session.lost' }
  /** Lead to /geoblock. ERR-011. */
  | { type: 'geo.blocked' }
  /** Load the page anew, at growing distances. ERR-012 to ERR-014. */
  | { type: 'service.unavailable'; status: 502 | 503 | 504 };

const isUnavailable = (status: number): status is 502 | 503 | 504 =>
  status === 502 || status === 503 || status === 504;

/** The event of a failed call; `undefined` for a failure that concerns its caller alone. */
export function transportEventOf(
  failure: ApiError | NetworkError,
  { method }: CallPlace,
): TransportEvent | undefined {
  if (failure.name === 'NetworkError') return undefined;
  const { status, code } = failure;
  if (status === 401 && code === errorCodes.sessionMissing) return { type: 'session.missing' };
  if (status === 401 && code === errorCodes.sessionStale) return { type: 'session.stale' };
  if (status === 401) return { type: 'session.lost' };
  if (status === 403 && code === errorCodes.accessDenied && method === 'GET') {
    return { type: 'session.lost' };
  }
  if (status === 451) return { type: 'geo.blocked' };
  return isUnavailable(status) ? { type: 'service.unavailable', status } : undefined;
}

/** Least time between two events of one handler, in milliseconds. ERR-005. */
const THROTTLE_MS = 5000;

/** Each row of the table has its own throttle: 502, 503 and 504 are rows of their own. */
const rowOf = (event: TransportEvent): string =>
  event.type === 'service.unavailable' ? `${event.type} ${event.status}` : event.type;

/**
 * Makes the client's `onFailure` of a receiver of transport events; each row of the table is heard
 * at most once in five seconds.
 *
 * @param now - Milliseconds of any steady clock.
 */
export function createTransportEvents(
  receive: (event: TransportEvent) => void,
  now: () => number = () => performance.now(),
): (failure: ApiError | NetworkError, place: CallPlace) => void {
  const heardAt = new Map<string, number>();
  return (failure, place) => {
    const event = transportEventOf(failure, place);
    if (!event) return;
    const last = heardAt.get(rowOf(event));
    if (last !== undefined && now() - last < THROTTLE_MS) return;
    heardAt.set(rowOf(event), now());
    receive(event);
  };
}
