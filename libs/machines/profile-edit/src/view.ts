export { ProfileEditFlow, type ProfileEditFlowProps } from './profile-edit.view.tsx';
