import type { EventCode } from '@foyer/contract';
import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import type { Database } from '../../database/database.ts';
import { lockSubscription } from '../entitlements/grants.ts';
import type { SubscriptionRow } from '../entitlements/subscription-rights.ts';
import { announce } from '../events/announce.ts';
import { lockAccount } from '../purchases/orders.store.ts';
import { steps, type Step } from './subscription-steps.ts';
import {
  changeSubscription,
  deleteEndedRentals,
  listSteppable,
  returnLastOrder,
} from './subscriptions.store.ts';

const AT_ONCE = 200;

/** What other pages of the account are told when a subscription has come to a status. */
const announced: Readonly<Partial<Record<Step['to'], EventCode>>> = {
  subscribed: 'sync_purchases',
  unsubscribed: 'sync_unsubscribes',
};

async function takeStep(
  tx: Database,
  { accountId, serviceId }: SubscriptionRow,
  { from, to }: Step,
  now: Date,
): Promise<void> {
  await lockAccount(tx, accountId);
  const row = await lockSubscription(tx, accountId, serviceId);
  if (row?.status !== from) return;
  const isCalledOff = from === 'cancel_subscribe_requested';
  if (isCalledOff) await returnLastOrder(tx, row);
  await changeSubscription(tx, row, {
    status: to,
    statusSince: now,
    ...(isCalledOff && { paidUntil: null, autopayment: 'disabled' }),
  });
  const code = announced[to];
  if (code) await announce(tx, { accountId }, { event_type: 'item', event_code: code }, now);
}

/** Moves subscriptions from a request over its processing to its end. SERV-001. */
export const moveSubscriptions = ({ db, now }: Pick<Context, 'db' | 'now'>): Job => ({
  name: 'move subscriptions',
  everyMs: 2000,
  run: () =>
    eachOf(steps, async (step) => {
      await eachOf(await listSteppable(db, step, now(), AT_ONCE), (row) =>
        db.transaction((tx) => takeStep(tx, row, step, now())),
      );
    }),
});

/** Ends rentals whose time is over, and tells the pages that show them. */
export const endRentals = ({ db, now }: Pick<Context, 'db' | 'now'>): Job => ({
  name: 'end rentals',
  everyMs: 30_000,
  run: () =>
    db.transaction(async (tx) => {
      for (const { accountId, itemType, itemId } of await deleteEndedRentals(tx, now())) {
        await announce(
          tx,
          { accountId },
          {
            event_type: 'item',
            event_code: 'sync_unsubscribe',
            item: { id: itemId, type: itemType },
          },
          now(),
        );
      }
    }),
});
