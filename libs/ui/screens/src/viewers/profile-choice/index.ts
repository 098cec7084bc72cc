export { ProfileChoice } from './profile-choice.tsx';
export type { ProfileChoiceProps, ProfileTile } from './profile-choice.types.ts';
