import { secret } from '@foyer/core';
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import { type OrderRecord, readOrderRecord } from '../order-record.ts';
import {
  createPurchaseOrderMachine,
  type purchaseOrderMachine,
} from '../purchase-order.machine.ts';
import { selectPurchaseOrderView } from '../purchase-order.selectors.ts';
import type { OrderRequest, PurchaseOrderOutput } from '../purchase-order.types.ts';
import { type BankWord, ModelService } from './model-service.ts';
import { Wire } from './wire.ts';

/** What may happen, in any order. */
export type Happening =
  | { do: 'arrive' | 'answer' | 'lose'; index: number }
  | { do: 'say'; word: BankWord }
  | { do: 'decide'; isCharged: boolean }
  | { do: 'press' | 'press twice' | 'leave' | 'reload' | 'push' | 'wait' | 'job' | 'raise price' };

const isActive = (actor: ActorRefFrom<typeof purchaseOrderMachine>) =>
  actor.getSnapshot().status === 'active';

/** Lets every promise that is already decided be heard. */
const heard = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A viewer who buys one thing from the model service, in a tab that may be reloaded. */
export class Life {
  readonly service = new ModelService();
  readonly outputs: PurchaseOrderOutput[] = [];
  /** What the flow did that it must not. */
  readonly wrongs: string[] = [];
  readonly #wire = new Wire(this.service);
  readonly #request: OrderRequest;
  readonly #clock = new SimulatedClock();
  /** The storage of the tab. */
  #stored: string | undefined;
  #kept: OrderRecord | undefined;
  #amount: number;
  #actor: ActorRefFrom<typeof purchaseOrderMachine>;

  constructor(request: OrderRequest) {
    this.#request = request;
    this.#amount = this.service.price;
    this.#actor = this.#begin(undefined, false);
  }

  #begin(kept: OrderRecord | undefined, isRestored: boolean) {
    const ports = this.#wire.ports((record) => {
      this.#stored = record && JSON.stringify(record);
    });
    const terms = kept?.terms ?? { amount: this.#amount, currency: 'RUB' };
    const input = { request: this.#request, terms, kept, isRestored };
    const machine = createPurchaseOrderMachine(ports);
    const actor = createActor(machine, { input, clock: this.#clock });
    actor.subscribe((snapshot) => {
      if (snapshot.status !== 'done') return;
      this.outputs.push(snapshot.output);
      this.#note(snapshot.output);
    });
    return actor.start();
  }

  #note(output: PurchaseOrderOutput): void {
    const charges = this.service.ledger.length;
    this.#kept = 'kept' in output ? output.kept : undefined;
    if (output.status === 'fulfilled' && charges !== 1) this.wrongs.push('paid without a charge');
    if (output.status === 'refused' && charges > 0) this.wrongs.push('refused after a charge');
  }

  get #isOver(): boolean {
    const last = this.outputs.at(-1);
    return last?.status === 'fulfilled' || last?.status === 'owned';
  }

  /** The one button there is: pays, sends the card, agrees to the price, or asks now. */
  #press(): void {
    if (!isActive(this.#actor)) {
      if (this.#isOver) return;
      const record = this.#kept ? undefined : this.#readStored();
      this.#amount = this.#kept?.terms.amount ?? this.service.price;
      this.#actor = record ? this.#begin(record, true) : this.#begin(this.#kept, false);
      return;
    }
    const card = { number: secret('2200000000000004'), cvc: secret('123'), expiry: secret('1230') };
    for (const event of [
      { type: 'card.submit', card },
      { type: 'terms.accept' },
      { type: 'challenge.close', outcome: 'left' },
      { type: 'order.ask' },
    ] as const) {
      if (isActive(this.#actor)) this.#actor.send(event);
    }
  }

  #readStored(): OrderRecord | undefined {
    return this.#stored === undefined ? undefined : readOrderRecord(JSON.parse(this.#stored));
  }

  #reload(): void {
    this.#actor.stop();
    const record = this.#readStored();
    this.#kept = undefined;
    if (record) this.#actor = this.#begin(record, true);
  }

  async live(event: Happening): Promise<void> {
    switch (event.do) {
      case 'arrive':
      case 'answer':
      case 'lose':
        this.#wire[event.do](event.index);
        break;
      case 'say':
        this.#wire.word = event.word;
        break;
      case 'decide':
        this.service.decide(event.isCharged);
        break;
      case 'press twice':
        this.#press();
        this.#press();
        break;
      case 'press':
        this.#press();
        break;
      case 'leave':
        if (isActive(this.#actor)) this.#actor.send({ type: 'order.leave' });
        break;
      case 'reload':
        this.#reload();
        break;
      case 'push':
        this.#wire.push();
        this.#wire.push();
        break;
      case 'wait':
        this.#clock.increment(20_000);
        break;
      case 'job':
        this.service.runJob();
        break;
      case 'raise price':
        this.service.price += 1000;
    }
    await heard();
    this.#check();
  }

  #check(): void {
    if (this.service.ledger.length > 1) this.wrongs.push('charged twice');
    if (!isActive(this.#actor)) return;
    const snapshot = this.#actor.getSnapshot();
    const { step } = selectPurchaseOrderView(snapshot);
    const isAsking = Object.values(snapshot.children).some(
      (child) => child?.getSnapshot().status === 'active',
    );
    if (!isAsking && step !== 'card' && step !== 'repriced') this.wrongs.push(`stuck in ${step}`);
  }

  /** Calms down: calls arrive and are answered, the bank decides, and the viewer goes on until the purchase is done. */
  async goOn(): Promise<void> {
    for (let round = 0; round < 40 && !this.#isOver; round += 1) {
      this.#wire.word = 'charged';
      this.service.decide(true);
      this.#wire.settle();
      await heard();
      await this.live({ do: 'wait' });
      if (round % 2 === 1) await this.live({ do: 'press' });
    }
    this.#wire.settle();
    await heard();
    this.#check();
    if (!this.#isOver) this.wrongs.push('never done');
  }
}
