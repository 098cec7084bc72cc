export { type ProfileEditEvent, profileEditEvents } from './profile-edit.events.ts';
export { createProfileEditMachine, profileEditMachine } from './profile-edit.machine.ts';
export { type ProfileEditViewState, selectProfileEditView } from './profile-edit.selectors.ts';
export type {
  ProfileEdit,
  ProfileEditContext,
  ProfileEditInput,
  ProfileEditOutput,
  ProfileEditPorts,
  ProfileField,
  ProfileViewer,
} from './profile-edit.types.ts';
export type { ProfileRights } from './profile-rules.ts';
