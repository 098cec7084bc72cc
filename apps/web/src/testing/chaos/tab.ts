import type { Client } from '@foyer/client';
import {
  createPurchaseOrderMachine,
  type OrderRecord,
  type OrderRequest,
  type OrderTerms,
  type purchaseOrderMachine,
  type PurchaseOrderOutput,
  selectPurchaseOrderView,
} from '@foyer/purchase-order';
import { type ActorRefFrom, createActor } from 'xstate';
import { type BoughtItem, keepOrder, keptOrders } from '../../ports/kept-orders.ts';
import { purchaseOrderPorts } from '../../ports/purchase-order.ports.ts';
import type { Account } from './accounts.ts';
import { cardOf, type CardName, cardWeights } from './cards.ts';
import type { Draws } from './draws.ts';
import type { Offer } from './goods.ts';
import { pressChallenge, pressPayment } from './outside-pages.ts';
import { inTab, pause, TabClock } from './tab-place.ts';
import { Wire, type WireCounts } from './wire.ts';

/** What a tab buys with. */
export interface TabOptions {
  account: Account;
  client: Client;
  item: BoughtItem;
  offer: Offer;
  draws: Draws;
  counts: WireCounts & { reloads: number; left: number };
  /** What another tab had kept when this one was made as its copy. */
  copied?: ReadonlyMap<string, string> | undefined;
}

/** One order as a viewer wants it. */
export interface Wish {
  request: OrderRequest;
  terms: OrderTerms;
  kept?: OrderRecord | undefined;
  isRestored?: boolean;
  /** Typed where a card is asked for; the good one after it. */
  card: CardName;
}

/** Time of the tab that passes in a millisecond of the machine's. */
const SPEED = 100;
const LEAST_PAUSE_MS = 2;
/** Steps after which a tab counts as one that never ends. */
const MOST_STEPS = 4000;

/** Every promise that is decided has been heard. */
const heard = () => new Promise<void>((resolve) => setImmediate(resolve));

type Ending = PurchaseOrderOutput | { status: 'stuck' } | { status: 'reloaded' };

/** A tab in which one thing is bought, with its own storage, time and network. */
export class Tab {
  readonly kept: Map<string, string>;
  readonly #options: TabOptions;
  readonly #clock = new TabClock();
  readonly #wire: Wire;

  constructor(options: TabOptions) {
    this.#options = options;
    this.kept = new Map(options.copied);
    this.#wire = new Wire(options.draws, this.#clock, options.counts);
  }

  get #marks() {
    return {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, value: string) => void this.kept.set(key, value),
    };
  }

  /** What the storage of the tab holds of the order. */
  keptRecord(): OrderRecord | undefined {
    const { account, offer } = this.#options;
    return keptOrders(this.#marks, account.profileId).get(offer.option.seq_id)?.record;
  }

  /** Buys, or finds out, until the flow ends or the tab is loaded again. */
  buy(wish: Wish): Promise<Ending> {
    return inTab({ clock: this.#clock, fetch: this.#wire.fetch }, () => this.#live(wish));
  }

  /** Everything that is still on its way arrives. */
  async settle(): Promise<void> {
    await inTab({ clock: this.#clock, fetch: this.#wire.fetch }, async () => {
      while (this.#clock.untilNext() !== undefined || !this.#wire.isQuiet) await this.#passTime();
    });
  }

  #start({ request, terms, kept, isRestored = false }: Wish) {
    const { account, client, item, offer } = this.#options;
    const { option } = offer;
    const ports = purchaseOrderPorts({
      client,
      phone: account.phone,
      keep: (record) =>
        keepOrder(
          this.#marks,
          account.profileId,
          option.seq_id,
          record && { item, option, record },
        ),
    });
    const input = { request, terms, kept, isRestored };
    const clock = {
      setTimeout: (run: () => void, ms: number) => this.#clock.setTimeout(run, ms),
      clearTimeout: (id: number) => this.#clock.clearTimeout(id),
    };
    return createActor(createPurchaseOrderMachine(ports), { input, clock }).start();
  }

  async #live(wish: Wish): Promise<Ending> {
    const { draws, counts } = this.#options;
    const actor = this.#start(wish);
    let { card } = wish;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'done') return snapshot.output;
      if (draws.happens(0.02)) {
        counts.reloads += 1;
        actor.stop();
        return { status: 'reloaded' };
      }
      if (draws.happens(0.004)) {
        counts.left += 1;
        actor.send({ type: 'order.leave' });
        continue;
      }
      if (await this.#act(actor, card)) card = 'success';
      await this.#passTime();
    }
    actor.stop();
    return { status: 'stuck' };
  }

  /** @returns Whether the card was sent. */
  async #act(actor: ActorRefFrom<typeof purchaseOrderMachine>, card: CardName): Promise<boolean> {
    const { draws } = this.#options;
    const { step, challenge, bank } = selectPurchaseOrderView(actor.getSnapshot());
    switch (step) {
      case 'card':
        // Two presses send one card.
        actor.send({ type: 'card.submit', card: cardOf(card) });
        actor.send({ type: 'card.submit', card: cardOf(card) });
        return true;
      case 'challenge':
      case 'challengeLeft': {
        const act = draws.oneOf({ confirm: 7, refuse: 2, leave: 1 });
        if (challenge) await pressChallenge(challenge.url, act);
        const outcome = draws.oneOf({ ended: 4, left: 1 });
        if (actor.getSnapshot().status === 'active') {
          actor.send({ type: 'challenge.close', outcome });
        }
        return false;
      }
      case 'bank':
        if (bank) await pressPayment(bank.url, draws.oneOf({ pay: 8, leave: 2 }));
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'order.ask' });
        return false;
      case 'repriced':
        actor.send({ type: 'terms.accept' });
        return false;
      default:
        return false;
    }
  }

  /** Waits for what is under way; where nothing is, the time of the tab moves on. */
  async #passTime(): Promise<void> {
    await heard();
    if (!this.#wire.isQuiet) return this.#wire.untilQuiet();
    const ms = this.#clock.untilNext();
    await pause(Math.max(LEAST_PAUSE_MS, (ms ?? 0) / SPEED));
    if (this.#wire.isQuiet) this.#clock.goOn();
  }
}

/** A card as it is drawn. */
export const drawCard = (draws: Draws): CardName => draws.oneOf<CardName>(cardWeights);
