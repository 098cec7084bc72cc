import type { ExplorerTarget } from '@foyer/explorer';
import { type SessionEvent, sessionEvents, sessionMachine } from '@foyer/session';
import { failures, sessionInputs, sessions } from '@foyer/session/fixtures';
import { recoveryMachine, renewalMachine } from '@foyer/session/parts';

const viewers: SessionEvent[] = [
  { type: 'session.changed', session: sessions.viewer },
  { type: 'session.changed', session: sessions.restricted },
  { type: 'user.changed', isBlocked: true },
];
const pushes: SessionEvent[] = [
  { type: 'push.received', code: 'sync_purchases' },
  { type: 'push.received', code: 'sync_purchase', itemId: 'metropolis' },
  { type: 'push.received', code: 'account_status' },
  { type: 'push.received', code: 'ott_tv_activated' },
];
const busy: SessionEvent[] = [
  { type: 'busy.began', reason: 'payment' },
  { type: 'busy.ended', reason: 'payment' },
  { type: 'navigation.changed', itemId: 'metropolis' },
];

/** Of the events of the session those that one of its parts hears. */
const pick = (...types: (keyof typeof sessionEvents)[]) =>
  Object.fromEntries(types.map((type) => [type, sessionEvents[type]]));

/** Who the browser is to the service. */
export const sessionTarget: ExplorerTarget = {
  machine: sessionMachine,
  events: sessionEvents,
  inputs: sessionInputs,
  examples: [...viewers, ...Object.values(failures), ...pushes, ...busy],
  calls: {
    getSession: { answers: sessions },
    createDemoSession: { answers: { demo: sessions.demo } },
  },
};

/** What failed calls mean for the page. */
export const recoveryTarget: ExplorerTarget = {
  machine: recoveryMachine,
  events: pick('transport.failed'),
  inputs: { page: undefined },
  examples: Object.values(failures),
  calls: {
    createDemoSession: { answers: { demo: sessions.demo } },
    planReload: { answers: { atOnce: { pauseMs: 0 }, later: { pauseMs: 5000 } } },
  },
};

/** What push events mean for the page. */
export const renewalTarget: ExplorerTarget = {
  machine: renewalMachine,
  events: pick('push.received', 'navigation.changed', 'busy.began', 'busy.ended'),
  inputs: { page: undefined },
  examples: [...pushes, ...busy],
  calls: { planReload: { answers: { atOnce: { pauseMs: 0 }, later: { pauseMs: 5000 } } } },
};
