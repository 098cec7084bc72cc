import { errorAnswer } from '@foyer/core/fixtures';
import { secret } from '@foyer/core';
import type { ExplorerTarget } from '@foyer/explorer';
import { paymentEvents, paymentMachine } from '@foyer/payment';
import { enteredCard, filmOfMember, paymentInputs, paymentMeans } from '@foyer/payment/fixtures';

const refused = (code: number) => ({
  status: 'refused',
  code,
  message: { key: 'error.default' },
  kept: undefined,
});

/** The payment dialog, from the PIN to the film. */
export const paymentTarget: ExplorerTarget = {
  machine: paymentMachine,
  events: paymentEvents,
  inputs: paymentInputs,
  calls: {
    pin: {
      answers: {
        right: { status: 'accepted', pin: secret('1234') },
        cancelled: { status: 'cancelled' },
      },
    },
    findOption: { answers: { joined: filmOfMember('active'), soldNoMore: undefined } },
    findMeans: {
      answers: { all: paymentMeans },
      errors: { failed: errorAnswer({ status: 500, code: 1 }) },
    },
    findOnboarding: {
      answers: { some: { productType: 'service', productId: 'service-kino' }, none: undefined },
    },
    bankCard: { answers: { entered: enteredCard, left: { status: 'left' } } },
    cardChallenge: { answers: { ended: { outcome: 'ended' }, left: { outcome: 'left' } } },
    bonus: { answers: { joined: { status: 'joined' }, left: { status: 'left' } } },
    productOnboarding: { answers: { watch: { status: 'watch' }, closed: { status: 'closed' } } },
    purchaseOrder: {
      answers: {
        fulfilled: { status: 'fulfilled', ticketId: 'ticket-1', orderId: 'order-1' },
        owned: { status: 'owned', isMoneyDue: true },
        tooLittleMoney: refused(2_000_035),
        pinRequired: refused(1_000_110),
        open: { status: 'left', isOpen: true },
      },
    },
  },
};
