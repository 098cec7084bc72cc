import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { lockSubscription } from '../entitlements/grants.ts';
import type { SubscriptionRow } from '../entitlements/subscription-rights.ts';
import { lockAccount } from '../purchases/orders.store.ts';
import { findService, type ServiceRow } from './services.store.ts';
import { cancelMoves, resumeMoves } from './subscription-steps.ts';
import { changeSubscription } from './subscriptions.store.ts';

/** A subscription after a change, and what it is to. */
export interface ChangedSubscription {
  service: ServiceRow;
  subscription: SubscriptionRow;
}

/** Ends subscriptions and takes that back. */
export interface SubscriptionsService {
  /** @throws Failure `notFound`, `subscriptionFixed`. */
  cancel(accountId: string, serviceId: string): Promise<ChangedSubscription>;
  /** @throws Failure `notFound`, `subscriptionFixed`. */
  resume(accountId: string, serviceId: string): Promise<ChangedSubscription>;
}

/** The subscriptions of a database. */
export function createSubscriptionsService({ db, now }: Context): SubscriptionsService {
  const change = async (
    accountId: string,
    serviceId: string,
    next: (row: SubscriptionRow) => Partial<SubscriptionRow> | undefined,
  ): Promise<ChangedSubscription> => {
    const service = await findService(db, serviceId);
    if (!service) throw new Failure('notFound');
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const row = await lockSubscription(tx, accountId, service.id);
      const changes = row && next(row);
      if (!row || !changes) throw new Failure('subscriptionFixed');
      const subscription = { ...row, ...changes, statusSince: now() };
      await changeSubscription(tx, row, subscription);
      return { service, subscription };
    });
  };

  return {
    cancel: (accountId, serviceId) =>
      change(accountId, serviceId, (row) => {
        const status = cancelMoves[row.status];
        return status && { status, autopayment: 'disabled' };
      }),
    resume: (accountId, serviceId) =>
      change(accountId, serviceId, (row) => {
        const status = resumeMoves[row.status];
        const hasEnded = row.paidUntil === null || row.paidUntil <= now();
        if (!status || hasEnded) return undefined;
        return { status, autopayment: row.paymentMethod ? 'enabled' : 'disabled' };
      }),
  };
}
