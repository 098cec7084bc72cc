import { serviceNow } from '@foyer/client';
import { createViewingLimitMachine } from '@foyer/viewing-limit';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { viewingLimitPorts, viewingLimitsOf } from '../../ports/viewing-limit.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The watcher of viewing limits; its notices are toasts of the flow `notifications`. LIMIT-001 to LIMIT-014 */
export const viewingLimitFlow: ShellFlowFactory = ({ page }) => ({
  id: 'viewing-limit',
  logic: createViewingLimitMachine(viewingLimitPorts(page.client, serviceNow)),
  input: viewingLimitsOf(knownUser(page)),
});
