import type { Language, PurchaseOption } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { entitlements, itemKey, type Entitlements } from '../entitlements/entitlements.ts';
import { isFree } from '../entitlements/grants.ts';
import { readMeans, waysToBuy } from '../purchases/means.ts';
import { listServiceRows, listSubscriptions } from '../services/services.store.ts';
import { readFamily, type FamilyMember } from './item-family.ts';
import { listHolders, listSales, type ItemRef, type Sale } from './sales.store.ts';
import { optionAnswer } from './variants.ts';

/** What items can be got by. */
export interface VariantsService {
  /**
   * The options that are offered to an account, without those that would give it what it has.
   *
   * @throws Failure `notFound` for what is not for sale to anybody.
   */
  list(accountId: string, item: ItemRef, language: Language): Promise<PurchaseOption[]>;
}

/** Whether an option would give something that the account has not got. */
function isNew({ option }: Sale, family: readonly FamilyMember[], owned: Entitlements): boolean {
  if (option.itemType === 'service') return !owned.services.has(option.itemId);
  const member = family.find(({ item }) => item.id === option.itemId);
  const ways = member ? [member.item, ...member.partOf] : [];
  const held = ways.flatMap(({ type, id }) => owned.items.get(itemKey(type, id)) ?? []);
  // What is rented may still be bought for good.
  return held.every(({ until }) => until !== null && option.usageModel === 'EST');
}

/** The options of a database. */
export function createVariantsService({ db, now, payments }: Context): VariantsService {
  return {
    list: async (accountId, item, language) => {
      const family = await readFamily(db, item);
      const items = family.map((member) => member.item);
      const holderIds = await listHolders(db, items);
      const holders = holderIds.map((id): ItemRef => ({ type: 'service', id }));
      const sales = await listSales(db, [...items, ...holders]);
      if (sales.length === 0) throw new Failure('notFound');

      const owned = await entitlements(db, { id: accountId }, now());
      const subscriptions = await listSubscriptions(db, accountId);
      const means = await readMeans(db, accountId);
      const services = await listServiceRows(db);
      const view = {
        language,
        now: now(),
        ways: waysToBuy(means, payments, language),
        knownServiceIds: new Set(subscriptions.map(({ serviceId }) => serviceId)),
        services: new Map(services.map((service) => [service.id, service])),
      };
      const asked = new Set(
        subscriptions.filter((row) => !isFree(row)).map(({ serviceId }) => serviceId),
      );
      // One subscription that holds the item, or is about to, is enough.
      const isHeld = holders.some(({ id }) => owned.services.has(id) || asked.has(id));
      const isTaken = ({ option: { itemType, itemId } }: Sale) =>
        itemType === 'service' && (isHeld || asked.has(itemId));
      return sales
        .filter((sale) => isNew(sale, family, owned) && !isTaken(sale))
        .flatMap((sale) => optionAnswer(sale, view) ?? []);
    },
  };
}
