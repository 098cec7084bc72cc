import type { Notification, NotificationAnswer } from '@foyer/contract';
import { type FailedCall, type FlowMeta, messageOf, missingPort, type Secret } from '@foyer/core';
import type { ModalEvent } from '@foyer/modal';
import type { NotificationsEvent } from '@foyer/notifications';
import { type AnyActorRef, enqueueActions, setup } from 'xstate';
import type { PromoAccessEvent } from './promo-access.events.ts';
import type {
  PromoAccessContext,
  PromoAccessInput,
  PromoAccessOutput,
} from './promo-access.types.ts';

/** How long after the page, or the sign-in, the code is sent. NOTIF-023 */
export const PROMO_DELAY_MS = 1000;
/** How long a panel of the flow stays. NOTIF-022 */
export const PROMO_PANEL_SECONDS = 5;
/** System id under which the flow runs. */
export const PROMO_ID = 'promo-access';
/** Id of its sign-in; one of its own, because a sign-in that is open already tells its own asker only. */
export const PROMO_LOGIN_ID = 'promo-access:login';

/** The code of the request. Its lack is a defect of the machine. */
export function codeOf({ request }: PromoAccessContext): Secret {
  if (!('code' in request)) throw new Error('A sign-in alone has no code');
  return request.code;
}

/** The server's notification, with the time of this flow for its panel. NOTIF-022 */
const timed = (notification: Notification): Notification =>
  notification.display?.display_type === 'panel'
    ? { ...notification, display: { ...notification.display, duration: PROMO_PANEL_SECONDS } }
    : notification;

/** Where a joint viewing leads: to the page that the answer names, else home. NOTIF-033 */
export function screenOf({ notification }: NotificationAnswer): string {
  const target = notification?.display?.target;
  return (target?.type === 'screen' ? target.link : undefined) ?? '/';
}

const parts = setup({
  types: {} as {
    input: PromoAccessInput;
    context: PromoAccessContext;
    events: PromoAccessEvent;
    output: PromoAccessOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    sendCode: missingPort<{ code: Secret }, NotificationAnswer>(
      'sendCode',
      'Activates a promo code, or joins a joint viewing.',
    ),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    canAsk: ({ context }) => context.canAsk,
    /** By its kind: a code in its box is gone from a snapshot that was kept. */
    asksOnlyToSignIn: ({ context: { request } }) =>
      request.kind === 'checkAuth' || request.kind === 'phone',
    isJointViewing: ({ context }) => context.request.kind === 'jointViewing',
    saysSomething: (_, { notification }: NotificationAnswer) => notification !== undefined,
    isOwn: (_, id: string) => id === PROMO_LOGIN_ID,
    /** Closed by the viewer, who needs it for the page; an offer may be closed. */
    isRefused: (
      { context: { request } },
      { id, reason }: Extract<PromoAccessEvent, { type: 'modal.rejected' }>,
    ) => id === PROMO_LOGIN_ID && reason === 'cancelled' && request.kind !== 'phone',
  },
  actions: {
    /** These three are supplied by `createPromoAccessMachine`. */
    clearAddress: () => {},
    goHome: () => {},
    openScreen: (_args, _path: string) => {},
  },
  delays: {
    /** NOTIF-023 */
    promoDelay: PROMO_DELAY_MS,
    /** NOTIF-022 */
    promoPanel: PROMO_PANEL_SECONDS * 1000,
  },
});

/** What the flow is made of: its types, effects, rules and steps with a name. */
export const promoAccessSetup = parts.extend({
  actions: {
    /** Asks the flow `modal` for the sign-in. NOTIF-021, QUERY-017 */
    askToSignIn: enqueueActions(({ context: { phone }, enqueue, system }) => {
      const modal: AnyActorRef | undefined = system.get('modal');
      if (!modal) return;
      enqueue.sendTo(modal, {
        type: 'modal.open',
        request: {
          id: PROMO_LOGIN_ID,
          name: 'login',
          asker: PROMO_ID,
          ...(phone !== undefined && { data: { phone } }),
        },
      } satisfies ModalEvent);
    }),
    /** Tells the flow `session` of work that a reload must not cut off. */
    tellSession: enqueueActions(
      ({ enqueue, system }, event: { type: 'busy.began' | 'busy.ended'; reason: 'code' }) => {
        const session: AnyActorRef | undefined = system.get('session');
        if (session) enqueue.sendTo(session, event);
      },
    ),
    /** Hands the server's notification to the flow `notifications`. */
    passOn: enqueueActions(({ enqueue, system }, { notification }: NotificationAnswer) => {
      const notifications: AnyActorRef | undefined = system.get('notifications');
      if (!notifications || !notification) return;
      enqueue.sendTo(notifications, {
        type: 'notification.received',
        source: 'load',
        notification: timed(notification),
      } satisfies NotificationsEvent);
    }),
    /** Says by a panel why the viewing cannot be joined. NOTIF-027 */
    sayFailure: enqueueActions(({ enqueue, system }, { error }: FailedCall) => {
      const notifications: AnyActorRef | undefined = system.get('notifications');
      if (!notifications) return;
      enqueue.sendTo(notifications, {
        type: 'notice.show',
        notice: {
          message: messageOf(error),
          tone: 'error',
          durationSeconds: PROMO_PANEL_SECONDS,
          isForced: true,
        },
      } satisfies NotificationsEvent);
    }),
  },
});
