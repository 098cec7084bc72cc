export { ageLimitsQuery } from './age-limits/age-limits.queries.ts';
export { listAgeLimits } from './age-limits/age-limits.resource.ts';
export { sendSmsCode, validatePassword, validateSmsCode } from './auth/auth.resource.ts';
export {
  createClient,
  type CallInput,
  type CallPlace,
  type Client,
  type ClientOptions,
} from './client.ts';
export { demoSignIn, listDemoAccounts } from './demo/demo.resource.ts';
export { ApiError, ContractError, NetworkError } from './errors.ts';
export { mediaItemQuery } from './media-items/media-items.queries.ts';
export { getMediaItem } from './media-items/media-items.resource.ts';
export { mediaViewQuery } from './media-views/media-views.queries.ts';
export { getMediaView } from './media-views/media-views.resource.ts';
export { menuQuery } from './menu/menu.queries.ts';
export { listMenuItems } from './menu/menu.resource.ts';
export { getPlayback } from './playback/playback.resource.ts';
export { profilesQuery } from './profiles/profiles.queries.ts';
export {
  changePin,
  deletePin,
  editProfile,
  listProfiles,
  switchProfile,
  validatePin,
} from './profiles/profiles.resource.ts';
export { queryDefaults, type QueryContext } from './query-defaults.ts';
export {
  createDemoSession,
  deleteSession,
  getSession,
  setLanguage,
} from './session/session.resource.ts';
export { supportCode } from './support-code.ts';
export { userQuery } from './user/user.queries.ts';
export { getUser } from './user/user.resource.ts';
