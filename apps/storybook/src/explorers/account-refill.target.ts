import { accountRefillEvents, accountRefillMachine } from '@foyer/account-refill';
import { accountRefillInputs, refillAccount, toppedUp } from '@foyer/account-refill/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

/** The prepaid account, topped up outside the site. */
export const accountRefillTarget: ExplorerTarget = {
  machine: accountRefillMachine,
  events: accountRefillEvents,
  inputs: accountRefillInputs,
  calls: {
    openPage: { answers: { opened: undefined } },
    readAccount: {
      answers: { arrived: toppedUp, same: refillAccount },
      errors: { failed: errorAnswer({ status: 500, code: 1 }) },
    },
  },
};
