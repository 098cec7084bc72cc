export { type PasswordConfirmEvent, passwordConfirmEvents } from './password-confirm.events.ts';
export {
  createPasswordConfirmMachine,
  passwordConfirmMachine,
} from './password-confirm.machine.ts';
export {
  type PasswordConfirmViewState,
  selectPasswordConfirmView,
} from './password-confirm.selectors.ts';
export type {
  Confirmation,
  PasswordConfirmContext,
  PasswordConfirmInput,
  PasswordConfirmOutput,
  PasswordConfirmPorts,
} from './password-confirm.types.ts';
