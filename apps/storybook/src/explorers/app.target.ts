import { type AppContext, type AppEvent, appEvents, appMachine } from '@foyer/app';
import { appInputs, appUsers } from '@foyer/app/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: AppEvent[] = [
  { type: 'session.changed', session: { state: 'normal', isAuth: true } },
  { type: 'user.changed', user: appUsers.viewer },
  { type: 'transport.failed', status: 503, method: 'GET' },
  { type: 'push.received', code: 'account_status' },
];

/** The root actor: a session for whoever comes, and the flows of every page. */
export const appTarget: ExplorerTarget = {
  machine: appMachine,
  events: appEvents,
  inputs: appInputs,
  examples,
  calls: {
    createUid: { answers: { made: 'uid-new' } },
    createDemoSession: { answers: { demo: { state: 'normal', isAuth: false } } },
    loadToggles: { answers: { none: [], ads: ['avod_config'] } },
  },
  summarise: ({ uid, session, user, attempts }: AppContext) => [
    uid,
    session,
    user !== undefined,
    Math.min(attempts, 2),
  ],
};
