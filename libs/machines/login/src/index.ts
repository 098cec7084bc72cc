export type { CodeSent } from '@foyer/core/code-delivery';
export type { CodeRequest, SessionRequest } from './code.types.ts';
export type { DeviceList, LoginDevice } from './devices.types.ts';
export { type LoginEvent, loginEvents } from './login.events.ts';
export { createLoginMachine, loginMachine } from './login.machine.ts';
export { type LoginStep, type LoginViewState, selectLoginView } from './login.selectors.ts';
export type {
  CheckFailure,
  LoginCheckResult,
  LoginContext,
  LoginInput,
  LoginOutput,
  LoginPorts,
  LoginSteps,
  ProfilesStepInput,
  ProfilesStepOutput,
  StepLogic,
} from './login.types.ts';
export type { PasswordReset, ResetAnswer } from './new-password.types.ts';
