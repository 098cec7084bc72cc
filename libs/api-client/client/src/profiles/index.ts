export { profileChannelsQuery, profileIconsQuery, profilesQuery } from './profiles.queries.ts';
export {
  changePin,
  createProfile,
  deleteProfile,
  getProfileChannels,
  listProfileIcons,
  setProfileChannels,
  deletePin,
  editProfile,
  listProfiles,
  switchProfile,
  validatePin,
} from './profiles.resource.ts';
