import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { purchaseOrderEvents, purchaseOrderMachine } from '@foyer/purchase-order';
import { orderTickets, priceFixture, purchaseOrderInputs } from '@foyer/purchase-order/fixtures';

const owned = errorAnswer({ status: 409, code: 2_000_039 });

/** One order: the flow that moves money. */
export const purchaseOrderTarget: ExplorerTarget = {
  machine: purchaseOrderMachine,
  events: purchaseOrderEvents,
  inputs: purchaseOrderInputs,
  secrets: { number: '2200000000000004', cvc: '123', expiry: '1230' },
  calls: {
    keepRecord: { answers: { kept: undefined } },
    buy: {
      answers: orderTickets,
      errors: {
        priceChanged: Object.assign(errorAnswer({ status: 409, code: 2_000_046 }), {
          price: { ...priceFixture, amount: 34_900 },
        }),
        owned,
        tooLittleMoney: errorAnswer({ status: 402, code: 2_000_035 }),
      },
    },
    findByKey: { answers: { none: undefined, fulfilled: orderTickets.fulfilled } },
    getTicket: { answers: orderTickets },
    payByCard: {
      answers: {
        accepted: { status: 'accepted' },
        refused: { status: 'refused', reqStatus: 1 },
        challenge: { status: 'challenge', challenge: orderTickets.challenged.challenge },
        closed: { status: 'closed' },
        unknown: { status: 'unknown' },
      },
    },
    confirm: { answers: { done: undefined }, errors: { owned } },
    hearResult: { answers: { news: undefined } },
  },
};
