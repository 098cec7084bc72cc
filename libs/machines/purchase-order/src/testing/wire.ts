import type { ModelService, BankWord } from './model-service.ts';
import type { PurchaseOrderPorts } from '../purchase-order.types.ts';

/** A call on its way: what the service does with it, and how the page hears of it. */
interface Letter {
  act: () => unknown;
  /** Not yet at the service, at it with the answer on its way back, or over. */
  place: 'out' | 'back' | 'over';
  answer: { value: unknown } | { error: unknown } | undefined;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

const noAnswer = () => Object.assign(new Error('No answer'), { name: 'NetworkError' });

/**
 * The way between a page and the model service. Calls arrive, are answered, or are lost when a test says so, in any
 * order; a call that the page has given up may still arrive.
 */
export class Wire {
  readonly #service: ModelService;
  readonly #letters: Letter[] = [];
  #listeners: (() => void)[] = [];
  word: BankWord = 'charged';

  constructor(service: ModelService) {
    this.#service = service;
  }

  /** The calls of a page whose answers go no further than this wire. */
  ports(keep: PurchaseOrderPorts['keep']): PurchaseOrderPorts {
    const service = this.#service;
    return {
      buy: (input) => this.#send(() => service.buy(input, this.word)),
      findByKey: (input) => this.#send(() => service.findByKey(input)),
      getTicket: (input) => this.#send(() => service.getTicket(input)),
      payByCard: (input) => this.#send(() => service.payByCard(input, this.word)),
      confirm: (input) => this.#send(() => service.confirm(input)),
      hearResult: () => new Promise((resolve) => this.#listeners.push(() => resolve(undefined))),
      keep,
    };
  }

  #send<T>(act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#letters.push({ act, place: 'out', answer: undefined, resolve, reject });
    });
  }

  #pick(places: readonly Letter['place'][], index: number): Letter | undefined {
    const there = this.#letters.filter(({ place }) => places.includes(place));
    return there[index % Math.max(1, there.length)];
  }

  /** A call arrives: the service acts. */
  arrive(index: number): void {
    const letter = this.#pick(['out'], index);
    if (!letter) return;
    try {
      letter.answer = { value: letter.act() };
    } catch (error) {
      letter.answer = { error };
    }
    letter.place = 'back';
  }

  /** An answer reaches the page; where the page has given the call up, nothing happens. */
  answer(index: number): void {
    const letter = this.#pick(['back'], index);
    if (!letter?.answer) return;
    letter.place = 'over';
    if ('error' in letter.answer) letter.reject(letter.answer.error);
    else letter.resolve(letter.answer.value as never);
  }

  /** The page stops waiting for an answer. A call that is still out arrives later. */
  lose(index: number): void {
    const letter = this.#pick(['out', 'back'], index);
    if (!letter) return;
    letter.reject(noAnswer());
    if (letter.place === 'back') letter.place = 'over';
  }

  /** The service tells the page that something has happened, maybe twice. */
  push(): void {
    const told = this.#listeners;
    this.#listeners = [];
    for (const tell of told) tell();
  }

  /** Everything that is out arrives and is answered. */
  settle(): void {
    while (this.#pick(['out'], 0)) this.arrive(0);
    while (this.#pick(['back'], 0)) this.answer(0);
  }
}
