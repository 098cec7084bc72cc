export { type ProfileChannelsEvent, profileChannelsEvents } from './profile-channels.events.ts';
export {
  createProfileChannelsMachine,
  profileChannelsMachine,
} from './profile-channels.machine.ts';
export {
  type ProfileChannelsViewState,
  selectProfileChannelsView,
} from './profile-channels.selectors.ts';
export type {
  ChannelChoice,
  ProfileChannelsContext,
  ProfileChannelsInput,
  ProfileChannelsPorts,
} from './profile-channels.types.ts';
