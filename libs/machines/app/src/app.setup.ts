import { errorCodes } from '@foyer/contract';
import { type FailedCall, type FlowMeta, hasCode, missingPort } from '@foyer/core';
import type { ModalEvent, ModalRequest } from '@foyer/modal';
import type { NotificationsEvent } from '@foyer/notifications';
import type { SessionData, SessionEvent, SessionInput } from '@foyer/session';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  assign,
  enqueueActions,
  fromCallback,
  setup,
} from 'xstate';
import type { AppEvent } from './app.events.ts';
import type { AppChildId, AppContext, AppInput, AppUser, StartReason } from './app.types.ts';

const shortestPauseMs = 1000;
const longestPauseMs = 60_000;

/** Stands for a flow that the page does not give. */
const absent: AnyActorLogic = fromCallback(() => {});

/** The flows are many and their events are their own: whoever runs is told, and nobody else. */
interface Word {
  to: AppChildId;
  event: AnyEventObject;
}

/** What a change of the user's data means to the flows that live by it. */
export const wordsOfUser = ({ settings, ...user }: AppUser): Word[] => [
  {
    to: 'session',
    event: {
      type: 'user.changed',
      isBlocked: settings?.is_account_blocked ?? false,
    } satisfies SessionEvent,
  },
  { to: 'account-block', event: { type: 'account.changed', settings } },
  {
    to: 'notifications',
    event: {
      type: 'profile.changed',
      isNotificationsAllowed: user.isNotificationsAllowed,
    } satisfies NotificationsEvent,
  },
  {
    to: 'notifications',
    event: { type: 'unread.counted', count: user.unreadCount } satisfies NotificationsEvent,
  },
];

/** The choice of a profile at the start of the app. START-017, START-020 */
const profilesRequest: ModalRequest = {
  id: 'profiles',
  name: 'profiles',
  isCancellable: false,
  ignoresNavigation: true,
};

const parts = setup({
  types: {} as {
    input: AppInput;
    context: AppContext;
    events: AppEvent;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    createUid: missingPort<undefined, string>('createUid', 'Makes a uid and keeps it.'),
    createDemoSession: missingPort<{ uid: string | undefined }, SessionData>(
      'createDemoSession',
      'Gives a visitor a session of their own.',
    ),
    loadToggles: missingPort<undefined, readonly string[]>(
      'loadToggles',
      'Keys of everything that the service has switched on.',
    ),
    session: absent,
    navigation: absent,
    modal: absent,
    notifications: absent,
    'account-block': absent,
    'promo-access': absent,
    'cookie-notice': absent,
    'app-banner': absent,
    'viewing-limit': absent,
  },
  guards: {
    hasUid: ({ context }) => context.uid !== undefined,
    hasSession: ({ context }) => context.hasSession,
    isGeoBlocked: (_, { error }: FailedCall) => hasCode(error, errorCodes.geoBlocked),
    isUnknown: ({ context }) => context.session === undefined,
    isToChoose: ({ context }) =>
      context.session?.isAuth === true &&
      context.hasProfileDialog &&
      context.hasLayout &&
      !context.hasSkippedProfiles,
  },
  actions: {
    /** Supplied by `createAppMachine`. */
    reportStart: (_args, _start: { reason: StartReason; isNewVisit: boolean }) => {},
    /** Supplied by `createAppMachine`. */
    reportDefect: () => {},
    /** Supplied by `createAppMachine`. */
    goToGeoblock: () => {},
    setUid: assign((_, uid: string) => ({ uid })),
    countAsNew: assign({ isNewVisit: true }),
    setSession: assign((_, session: SessionData) => ({ session, hasSession: true, attempts: 0 })),
    setUser: assign((_, user: AppUser) => ({ user })),
    forgetUser: assign({ user: undefined }),
    setToggles: assign((_, toggles: readonly string[]) => ({ toggles })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  delays: {
    /** 1, 2, 4 … 60 seconds. */
    pause: ({ context }) =>
      Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.max(0, context.attempts - 1)),
    /** START-017 */
    profiles: 500,
    /** START-024 */
    toggles: 1440 * 60_000,
    togglesRetry: longestPauseMs,
  },
});

/** What the root actor is made of: its types, effects, rules and steps with a name. */
export const appSetup = parts.extend({
  actions: {
    startChildren: enqueueActions(({ context, enqueue }) => {
      const sessionInput: SessionInput = {
        session: context.session,
        isBrief: context.isSessionBrief,
      };
      for (const { id, input } of context.children) {
        enqueue.spawnChild(id, {
          id,
          systemId: id,
          input: id === 'session' ? sessionInput : input,
        });
      }
    }),
    /** Passes words on to the flows that run. */
    pass: enqueueActions(({ enqueue, system }, words: readonly Word[]) => {
      for (const { to, event } of words) {
        const flow: AnyActorRef | undefined = system.get(to);
        if (flow) enqueue.sendTo(flow, event);
      }
    }),
    askForProfile: enqueueActions(({ enqueue, system }) => {
      const modal: AnyActorRef | undefined = system.get('modal');
      if (!modal) return;
      enqueue.sendTo(modal, {
        type: 'modal.open',
        request: profilesRequest,
      } satisfies ModalEvent);
    }),
  },
});
