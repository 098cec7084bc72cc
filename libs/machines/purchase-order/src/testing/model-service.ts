import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import type {
  CardAnswer,
  CardOrder,
  OrderRequest,
  OrderTerms,
  OrderTicket,
} from '../purchase-order.types.ts';

/** How the bank of the model answers a charge. */
export type BankWord = 'charged' | 'refused' | 'challenge' | 'silent';

interface ModelOrder {
  body: string;
  ticket: OrderTicket;
  /** What the provider holds for it. */
  payment: 'none' | 'refused' | 'pending' | 'charged' | 'closed';
}

interface BuyInput {
  key: string;
  request: OrderRequest;
  terms: OrderTerms;
}

const ticketOf = (id: string, terms: OrderTerms): OrderTicket => ({
  ticketId: `ticket-${id}`,
  orderId: `order-${id}`,
  status: 'wait_payment',
  terms,
  requestId: undefined,
  challenge: undefined,
  bank: undefined,
  paymentState: undefined,
  code: undefined,
  description: undefined,
  notice: undefined,
});

/**
 * The service with its payment provider, as far as money goes: orders by key, a ledger of charges, one price. What is
 * sold may be bought many times, so nothing but the key keeps a buyer from paying twice.
 */
export class ModelService {
  readonly orders = new Map<string, ModelOrder>();
  /** Ids of the orders that money was taken for. */
  readonly ledger: string[] = [];
  price = 29900;
  balance = 1_000_000;

  /** @throws as the service does. The same key and body get the first answer once more. */
  buy({ key, request, terms }: BuyInput, word: BankWord): OrderTicket {
    const body = JSON.stringify([request, terms]);
    const known = this.orders.get(key);
    if (known) return this.#replay(known, body);
    if (terms.amount !== this.price) {
      throw Object.assign(errorAnswer({ status: 409, code: errorCodes.priceChanged }), {
        price: {
          price_id: request.priceId,
          payment_method_id: request.paymentMethodId,
          type: 'plain',
          amount: this.price,
          currency: 'RUB',
        },
      });
    }
    if (request.method === 'account_prepaid' && this.balance < terms.amount) {
      throw errorAnswer({ status: 402, code: errorCodes.prepaidFundsMissing });
    }
    const order: ModelOrder = {
      body,
      ticket: ticketOf(String(this.orders.size + 1), terms),
      payment: 'none',
    };
    this.orders.set(key, order);
    if (request.method === 'account_prepaid') this.#charge(order);
    if (request.method === 'any_card') order.ticket.requestId = 'seal';
    if (request.method === 'linked_card') {
      order.payment = 'pending';
      if (word === 'charged') this.#charge(order);
      if (word === 'refused') this.#fail(order, errorCodes.paymentDeclined);
      if (order.ticket.code) throw errorAnswer({ status: 402, code: order.ticket.code });
    }
    return { ...order.ticket };
  }

  findByKey({ key }: { key: string }): OrderTicket | undefined {
    const order = this.orders.get(key);
    return order && this.#read(order);
  }

  getTicket({ ticketId }: { ticketId: string }): OrderTicket {
    return this.#read(this.#byTicket(ticketId));
  }

  payByCard({ orderId }: CardOrder, word: BankWord): CardAnswer {
    const order = this.#find(({ ticket }) => ticket.orderId === orderId);
    if (order.payment === 'closed') return { status: 'closed' };
    if (order.payment === 'charged') return { status: 'accepted' };
    if (order.payment === 'pending') return { status: 'unknown' };
    if (word === 'charged') {
      order.payment = 'charged';
      this.ledger.push(orderId);
      return { status: 'accepted' };
    }
    order.payment = word === 'refused' ? 'refused' : 'pending';
    if (word === 'refused') return { status: 'refused', reqStatus: 1 };
    if (word === 'silent') return { status: 'unknown' };
    const challenge = { kind: 'frame' as const, url: `/challenge/${orderId}`, expiresAt: '' };
    order.ticket.challenge = challenge;
    return { status: 'challenge', challenge };
  }

  confirm({ ticketId }: { ticketId: string }): undefined {
    const order = this.#byTicket(ticketId);
    this.#settle(order);
    const { status, code } = order.ticket;
    if (code) throw errorAnswer({ status: 402, code });
    if (status !== 'fulfilled') {
      throw errorAnswer({ status: 409, code: errorCodes.paymentMissing });
    }
  }

  /** What the bank had left open is decided: each order that waits for it is charged or refused. */
  decide(isCharged: boolean): void {
    for (const order of this.orders.values()) {
      if (order.payment !== 'pending') continue;
      order.ticket.challenge = undefined;
      if (isCharged) {
        order.payment = 'charged';
        this.ledger.push(order.ticket.orderId);
      } else order.payment = 'refused';
      if (!isCharged && order.ticket.requestId === undefined) {
        this.#fail(order, errorCodes.paymentDeclined);
      }
    }
  }

  /** The job of the service: what is open is settled, or closed so that no card pays it any more. */
  runJob(): void {
    for (const order of this.orders.values()) {
      this.#settle(order);
      if (order.ticket.status !== 'wait_payment' || order.payment === 'pending') continue;
      this.#fail(order, errorCodes.paymentMissing);
    }
  }

  #replay(order: ModelOrder, body: string): OrderTicket {
    if (order.body !== body) {
      throw errorAnswer({ status: 422, code: errorCodes.idempotencyMismatch });
    }
    const { code, status, requestId } = order.ticket;
    if (code) throw errorAnswer({ status: 402, code });
    if (status === 'wait_payment' && requestId === undefined) {
      throw errorAnswer({ status: 409, code: errorCodes.conflict });
    }
    return { ...order.ticket };
  }

  #read(order: ModelOrder): OrderTicket {
    if (order.ticket.status !== 'wait_payment') return { ...order.ticket };
    const { payment } = order;
    const paymentState = payment === 'none' || payment === 'refused' ? payment : 'unknown';
    return { ...order.ticket, paymentState };
  }

  #settle(order: ModelOrder): void {
    if (order.payment === 'charged' && order.ticket.status === 'wait_payment') {
      order.ticket.status = 'fulfilled';
    }
  }

  #charge(order: ModelOrder): void {
    order.payment = 'charged';
    this.ledger.push(order.ticket.orderId);
    this.#settle(order);
  }

  #fail(order: ModelOrder, code: number): void {
    order.payment = 'closed';
    Object.assign(order.ticket, { status: 'failed', code });
  }

  #byTicket(ticketId: string): ModelOrder {
    return this.#find(({ ticket }) => ticket.ticketId === ticketId);
  }

  #find(isIt: (order: ModelOrder) => boolean): ModelOrder {
    const order = [...this.orders.values()].find(isIt);
    if (!order) throw errorAnswer({ status: 404, code: errorCodes.notFound });
    return order;
  }
}
