import { type AccountBlockInput, createAccountBlockMachine } from '@foyer/account-block';
import { accountBlockPorts } from '../../ports/account-block.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The dialog of a blocked account; the root actor tells it of the user's data. ACCT-001 to ACCT-011 */
export const accountBlockFlow: ShellFlowFactory = (surroundings) => ({
  id: 'account-block',
  logic: createAccountBlockMachine(accountBlockPorts(surroundings)),
  input: { settings: undefined } satisfies AccountBlockInput,
});
