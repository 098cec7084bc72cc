export { type PasswordConfirmActor, PasswordConfirmFields } from './password-confirm.fields.tsx';
export { PasswordConfirmFlow, type PasswordConfirmFlowProps } from './password-confirm.view.tsx';
