export { type AccountBlockEvent, accountBlockEvents } from './account-block.events.ts';
export { accountBlockMachine, createAccountBlockMachine } from './account-block.machine.ts';
export {
  type AccountBlockViewState,
  selectAccountBlockView,
  selectIsAccountBlocked,
} from './account-block.selectors.ts';
export type {
  AccountBlockContext,
  AccountBlockInput,
  AccountBlockPorts,
  BlockAction,
  BlockScreen,
} from './account-block.types.ts';
