import { type Language, type Notification, textIn } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bonusMemberships } from '../../database/schema.ts';
import { Failure } from '../../server/failure.ts';
import { dayText } from '../../texts/money.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import {
  giveItem,
  giveService,
  isFree,
  lockSubscription,
  mayOwn,
  periodStart,
} from '../entitlements/grants.ts';
import { announce } from '../events/announce.ts';
import { itemPath } from '../media-items/item-path.ts';
import { addDuration } from '../purchases/durations.ts';
import { notice } from '../purchases/purchase-answer.ts';
import { changePurse } from '../purchases/purses.ts';
import { findService } from '../services/services.store.ts';
import { changeSubscription } from '../services/subscriptions.store.ts';
import type { Account } from '../sessions/viewer.ts';
import { findTitle, type PromoCodeRow } from './vouchers.store.ts';

/** Who gets what a code gives. */
export interface PromoReceiver {
  account: Account;
  language: Language;
  now: Date;
}

const endOf = ({ duration, durationUnit }: PromoCodeRow, from: Date): Date | null =>
  duration === null || durationUnit === null ? null : addDuration(from, duration, durationUnit);

async function giveServiceTime(
  tx: Database,
  promo: PromoCodeRow,
  { account, language, now }: PromoReceiver,
): Promise<Notification> {
  const serviceId = promo.itemId;
  const current = await lockSubscription(tx, account.id, serviceId);
  const paidUntil = endOf(promo, periodStart(current, now));
  if (!current || isFree(current)) {
    await giveService(
      tx,
      {
        accountId: account.id,
        serviceId,
        status: 'subscribed',
        paidUntil,
        autopayment: 'disabled',
      },
      now,
    );
  } else {
    // Without an end there is nothing to add to.
    if (current.paidUntil === null) throw new Failure('alreadyOwned');
    await changeSubscription(tx, current, { paidUntil });
  }
  const service = await findService(tx, serviceId);
  const texts = salesTexts[language];
  const name = textIn(promo.names, language);
  const day = dayText(paidUntil ?? now, account.timeZone, language);
  return notice(texts.promoActivated, {
    submessage: texts.promoService(name, day),
    ...(service && {
      target: { type: 'screen', link: `services/${service.alias}`, title: texts.watchNow },
    }),
  });
}

async function giveTitle(
  tx: Database,
  promo: PromoCodeRow,
  { account, language, now }: PromoReceiver,
): Promise<Notification> {
  const isJoint = promo.kind === 'joint_viewing';
  const until = endOf(promo, now);
  const grant = {
    accountId: account.id,
    itemType: 'media_item',
    itemId: promo.itemId,
    usageModel: until ? 'TVOD' : 'EST',
    until,
  } as const;
  const isOwned = !(await mayOwn(tx, grant, now));
  if (isOwned && !isJoint) throw new Failure('alreadyOwned');
  if (!isOwned) await giveItem(tx, grant, now);
  const texts = salesTexts[language];
  const name = textIn(promo.names, language);
  const title = await findTitle(tx, promo.itemId);
  return notice(isJoint ? texts.jointViewing(name) : texts.promoActivated, {
    ...(!isJoint && { submessage: texts.promoItem(name) }),
    ...(title && {
      target: { type: 'screen', link: itemPath(title), title: texts.watchNow },
    }),
  });
}

async function givePoints(
  tx: Database,
  promo: PromoCodeRow,
  { account, language, now }: PromoReceiver,
): Promise<Notification> {
  const accountId = account.id;
  const points = promo.points ?? 0;
  const memberships = await tx
    .select()
    .from(bonusMemberships)
    .where(eq(bonusMemberships.accountId, accountId));
  const isMember = memberships.some(
    ({ programId, status }) => programId === promo.itemId && status === 'active',
  );
  if (!isMember) throw new Failure('bonusInactive');
  const reference = `promo:${promo.code}`;
  await changePurse(tx, { accountId, purse: promo.itemId, reference, amount: points }, now);
  await announce(tx, { accountId }, { event_type: 'item', event_code: 'bonuses_changed' }, now);
  const texts = salesTexts[language];
  return notice(texts.promoActivated, {
    submessage: texts.promoPoints(points, textIn(promo.names, language)),
    target: { type: 'screen', link: 'my/bonuses', title: textIn(promo.names, language) },
  });
}

/** Gives what a promo code stands for. @throws Failure `alreadyOwned`, `bonusInactive`. */
export function givePromo(
  tx: Database,
  promo: PromoCodeRow,
  receiver: PromoReceiver,
): Promise<Notification> {
  switch (promo.kind) {
    case 'service':
      return giveServiceTime(tx, promo, receiver);
    case 'points':
      return givePoints(tx, promo, receiver);
    case 'media_item':
    case 'joint_viewing':
      return giveTitle(tx, promo, receiver);
  }
}
