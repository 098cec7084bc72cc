import type { ServiceStatus } from '@foyer/contract';

/** How long a request lies until somebody takes it up. */
export const REQUESTED_SECONDS = 5;

/** How long it is worked on then. */
export const PROCESSING_SECONDS = 15;

/** A status that does not last. */
export interface Step {
  from: ServiceStatus;
  afterSeconds: number;
  to: ServiceStatus;
}

/** How subscriptions on their way move on by themselves. */
export const steps: readonly Step[] = [
  { from: 'subscribe_requested', afterSeconds: REQUESTED_SECONDS, to: 'subscribe_processing' },
  { from: 'subscribe_processing', afterSeconds: PROCESSING_SECONDS, to: 'subscribed' },
  { from: 'cancel_subscribe_requested', afterSeconds: REQUESTED_SECONDS, to: 'unsubscribed' },
  { from: 'unsubscribe_requested', afterSeconds: REQUESTED_SECONDS, to: 'unsubscribe_processing' },
  { from: 'unsubscribe_processing', afterSeconds: PROCESSING_SECONDS, to: 'unsubscribed' },
  { from: 'cancel_unsubscribe_requested', afterSeconds: REQUESTED_SECONDS, to: 'subscribed' },
];

/** What unsubscribing does to each status; the others it cannot change. */
export const cancelMoves: Readonly<Partial<Record<ServiceStatus, ServiceStatus>>> = {
  subscribed: 'unsubscribe_requested',
  subscribe_requested: 'cancel_subscribe_requested',
  subscribe_processing: 'cancel_subscribe_requested',
};

/** What taking an unsubscription back does to each status, while the subscription has not ended. */
export const resumeMoves: Readonly<Partial<Record<ServiceStatus, ServiceStatus>>> = {
  unsubscribe_requested: 'cancel_unsubscribe_requested',
  unsubscribe_processing: 'cancel_unsubscribe_requested',
  unsubscribed: 'cancel_unsubscribe_requested',
};
