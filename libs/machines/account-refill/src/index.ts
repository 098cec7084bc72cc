export { type AccountRefillEvent, accountRefillEvents } from './account-refill.events.ts';
export { accountRefillMachine, createAccountRefillMachine } from './account-refill.machine.ts';
export {
  type AccountRefillViewState,
  selectAccountRefillView,
} from './account-refill.selectors.ts';
export type {
  AccountRefillContext,
  AccountRefillInput,
  AccountRefillOutput,
  AccountRefillPorts,
  RefillAccount,
  RefillRecord,
} from './account-refill.types.ts';
