import { type BankCardEvent, bankCardEvents, bankCardMachine } from '@foyer/bank-card';
import { bankCardInputs, paymentUrl } from '@foyer/bank-card/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: BankCardEvent[] = [{ type: 'card.retry' }, { type: 'card.leave' }];

/** The form of a bank card. */
export const bankCardTarget: ExplorerTarget = {
  machine: bankCardMachine,
  events: bankCardEvents,
  inputs: bankCardInputs,
  examples,
  calls: {
    findPaymentUrl: { answers: { known: paymentUrl, none: undefined } },
  },
};
