export { type ProfilesEvent, profilesEvents } from './profiles.events.ts';
export { createProfilesMachine, profilesMachine } from './profiles.machine.ts';
export {
  type ProfilesViewState,
  selectProfilesPin,
  selectProfilesView,
} from './profiles.selectors.ts';
export type {
  Household,
  ProfilesContext,
  ProfilesInput,
  ProfilesOutput,
  ProfilesPorts,
} from './profiles.types.ts';
export {
  createWhoWatchesMachine,
  type WhoWatchesOutput,
  type WhoWatchesPorts,
  whoWatchesMachine,
} from './who-watches.machine.ts';
