import type { SessionEvent } from './session.events.ts';
import type { SessionData, SessionInput, SessionPorts } from './session.types.ts';

/** Sessions, by whom they belong to. */
export const sessions = {
  demo: { state: 'normal', isAuth: false },
  viewer: { state: 'normal', isAuth: true },
  restricted: { state: 'restricted', isAuth: false },
} satisfies Record<string, SessionData>;

/** What the flow may start from. */
export const sessionInputs = {
  returning: { session: undefined, isBrief: false },
  recovered: { session: undefined, isBrief: true },
  visitor: { session: sessions.demo, isBrief: false },
  viewer: { session: sessions.viewer, isBrief: false },
  restricted: { session: sessions.restricted, isBrief: false },
} satisfies Record<string, SessionInput>;

/** A viewer with an account whose page never goes; each effect may be replaced. */
export const fakeSessionPorts = (replaced: Partial<SessionPorts> = {}): SessionPorts => ({
  getSession: async () => sessions.viewer,
  createDemoSession: async () => sessions.demo,
  updateSession: async () => sessions.viewer,
  keepCookiesBriefly: async () => undefined,
  dropSessionCookie: async () => undefined,
  reloadMarks: { read: async () => ({}), write: async () => undefined },
  now: () => 0,
  random: () => 0,
  reload: () => {},
  goToGeoblock: () => {},
  goHome: () => {},
  refreshUser: () => {},
  ...replaced,
});

/** A failed call for each row of the table of spec 1 §8. */
export const failures = {
  missing: { type: 'transport.failed', status: 401, errorCode: 1000023, method: 'GET' },
  stale: { type: 'transport.failed', status: 401, errorCode: 1000053, method: 'GET' },
  lost: { type: 'transport.failed', status: 401, errorCode: 1000001, method: 'POST' },
  denied: { type: 'transport.failed', status: 403, errorCode: 1000049, method: 'GET' },
  blockedCountry: { type: 'transport.failed', status: 451, method: 'GET' },
  unavailable: { type: 'transport.failed', status: 503, method: 'GET' },
} satisfies Record<string, Extract<SessionEvent, { type: 'transport.failed' }>>;
