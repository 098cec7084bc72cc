import type { Client } from '@foyer/client';
import type { PaymentMethodName, Price } from '@foyer/contract';
import { type OrderRecord, termsOf } from '@foyer/purchase-order';
import type { Account } from './accounts.ts';
import type { Draws } from './draws.ts';
import { findOffer, type Goods, type Offer } from './goods.ts';
import { pause } from './tab-place.ts';
import { drawCard, Tab, type TabOptions, type Wish } from './tab.ts';

/** What a viewer who wanted something was told in the end. */
export interface IntentResult {
  account: number;
  item: string;
  isUnique: boolean;
  tabs: number;
  /** Orders that a tab said were paid. */
  paidOrders: string[];
  /** A tab said that the account has it already. */
  isOwned: boolean;
  /** A tab never came to an end. */
  isStuck: boolean;
}

/** What an intent is made with. */
export interface IntentOptions {
  account: Account;
  index: number;
  client: Client;
  goods: Goods;
  draws: Draws;
  counts: TabOptions['counts'];
}

const methodWeights: Readonly<Partial<Record<PaymentMethodName, number>>> = {
  any_card: 45,
  linked_card: 25,
  account_prepaid: 20,
  external_url: 10,
};

/** Presses after which a viewer gives up what still can be given up. */
const MOST_PRESSES = 1000;

const ASK_AGAIN_MS = 200;

function drawWish({ account, draws }: IntentOptions, { option, consents }: Offer): Wish {
  const name = draws.oneOf(methodWeights as Record<PaymentMethodName, number>);
  const ways = account.methods.filter((method) => method.name === name);
  const method = ways[draws.below(ways.length)];
  const prices = option.periods.flatMap((period) => period.prices);
  const price: Price | undefined = prices.find(
    ({ payment_method_id: id, type }) => id === method?.id && type !== 'trial',
  );
  if (!method || !price) throw new Error(`${option.seq_id} cannot be paid by ${name}`);
  return {
    request: {
      optionId: option.seq_id,
      priceId: price.price_id,
      paymentMethodId: method.id,
      method: method.name,
      ...(method.bank_card && { bankCardId: method.bank_card.id }),
      ...(method.payment_url !== undefined && { paymentUrl: method.payment_url }),
      isConfirmed: true,
      consents: [...consents],
      returnPath: '/',
    },
    terms: termsOf(price),
    card: drawCard(draws),
  };
}

/** A viewer at one tab, who wants it until it is bought, or refused and not wanted any more. */
async function persist(
  tab: Tab,
  options: IntentOptions,
  offer: Offer,
  result: IntentResult,
): Promise<void> {
  const { draws } = options;
  const goOn = (record: OrderRecord, isRestored: boolean): Wish => ({
    request: record.request,
    terms: record.terms,
    kept: record,
    isRestored,
    card: 'success',
  });
  const found = tab.keptRecord();
  let wish = found ? goOn(found, true) : drawWish(options, offer);
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const ending = await tab.buy(wish);
    if (ending.status === 'fulfilled') return void result.paidOrders.push(ending.orderId);
    if (ending.status === 'owned') return void (result.isOwned = true);
    if (ending.status === 'stuck') break;
    // What is still open opens again with the page; a refusal is answered by another try, or taken.
    const kept = 'kept' in ending ? ending.kept : undefined;
    const record = kept ?? tab.keptRecord();
    if (ending.status === 'refused' && draws.happens(0.4)) return;
    if (record) wish = goOn(record, kept === undefined);
    else wish = { ...drawWish(options, offer), card: 'success' };
  }
  result.isStuck = true;
}

/** Wants one thing, in one tab or in two, and says what became of it. */
export async function runIntent(options: IntentOptions): Promise<IntentResult> {
  const { account, client, goods, draws, counts, index } = options;
  const result: IntentResult = {
    account: index,
    item: `${goods.type} ${goods.id}`,
    isUnique: goods.isUnique,
    tabs: goods.isUnique && draws.happens(0.2) ? 2 : 1,
    paidOrders: [],
    isOwned: false,
    isStuck: false,
  };
  const offer = await untilOffered(client, goods);
  const shared = { account, client, item: goods, offer, draws, counts };
  const first = new Tab(shared);
  const running = [persist(first, options, offer, result)];
  if (result.tabs === 2) {
    // A tab that is opened beside it, or made as its copy with what it has kept.
    await new Promise((resolve) => setImmediate(resolve));
    const isCopy = draws.happens(0.5);
    const second = new Tab({ ...shared, ...(isCopy && { copied: first.kept }) });
    running.push(persist(second, options, offer, result).then(() => second.settle()));
  }
  running.push((running.shift() ?? Promise.resolve()).then(() => first.settle()));
  await Promise.all(running);
  return result;
}

/** Prices are there before the viewer buys, so that this call is not part of what is tried. */
async function untilOffered(client: Client, goods: Goods): Promise<Offer> {
  for (;;) {
    try {
      const offer = await findOffer(client, goods);
      if (offer) return offer;
    } catch {
      // The service is gone for a while.
      await pause(ASK_AGAIN_MS);
      continue;
    }
    throw new Error(`${goods.type} ${goods.id} is not for sale`);
  }
}
