import { bonusSetup } from '../bonus.setup.ts';

/** The program was not joined. */
export const error = bonusSetup.createStateConfig({
  description: 'The program was not joined, and why.',
  meta: { requirements: ['BONUS-003', 'BONUS-004', 'BONUS-015', 'BONUS-016', 'MODAL-026'] },
  initial: 'failed',
  states: {
    closed: { description: 'The account cannot join this program; there is nothing to try again.' },
    failed: {
      description: 'A call failed; it may be tried again from the beginning.',
      on: { 'bonus.retry': '#bonus.loading' },
    },
  },
});
