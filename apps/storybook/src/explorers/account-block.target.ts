import {
  type AccountBlockEvent,
  accountBlockEvents,
  accountBlockMachine,
} from '@foyer/account-block';
import { accountBlockInputs, accountSettings } from '@foyer/account-block/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const dialog = { id: 'account-block', name: 'account-block' };

const examples: AccountBlockEvent[] = [
  { type: 'account.changed', settings: accountSettings.blocked },
  { type: 'account.changed', settings: accountSettings.free },
  { type: 'push.received', code: 'account_status' },
  { type: 'block.act', choice: 0 },
  { type: 'block.act', choice: 1 },
  { type: 'block.act', choice: 2 },
  { type: 'modal.rejected', ...dialog, reason: 'cancelled' },
  { type: 'modal.rejected', ...dialog, reason: 'replaced' },
];

/** The dialog of a blocked account. */
export const accountBlockTarget: ExplorerTarget = {
  machine: accountBlockMachine,
  events: accountBlockEvents,
  inputs: accountBlockInputs,
  examples,
  calls: {
    signOut: {
      errors: { away: errorAnswer({ status: 500, code: 1, description: 'Попробуйте позже' }) },
    },
  },
};
