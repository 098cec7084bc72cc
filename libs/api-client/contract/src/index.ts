export { listAgeLimitsOperation } from './age-limits/age-limits.operations.ts';
export {
  ageLimitSchema,
  type AgeLimit,
  ageLimitsSchema,
  type AgeLimits,
} from './age-limits/age-limits.schema.ts';
export {
  sendSmsCodeOperation,
  validateSmsCodeOperation,
  validatePasswordOperation,
} from './auth/auth.operations.ts';
export {
  codePurposeSchema,
  type CodePurpose,
  smsCodeRequestSchema,
  type SmsCodeRequest,
  smsCodeSentSchema,
  type SmsCodeSent,
  smsCodeCheckSchema,
  passwordCheckSchema,
  validSchema,
  type Valid,
} from './auth/auth.schema.ts';
export {
  API_PREFIX,
  SESSION_COOKIE,
  REVISION_HEADER,
  LANGUAGE_HEADER,
  LANGUAGES,
  DEFAULT_PIN,
  PIN_LENGTH,
  PROFILE_NAME_MAX_LENGTH,
} from './constants.ts';
export {
  type Operation,
  defineOperation,
  type OperationParams,
  type OperationQuery,
  type OperationBody,
  type OperationAnswer,
} from './define-operation.ts';
export { listDemoAccountsOperation, demoSignInOperation } from './demo/demo.operations.ts';
export {
  demoSignInSchema,
  type DemoSignIn,
  demoAccountsSchema,
  type DemoAccounts,
} from './demo/demo.schema.ts';
export { errorCodes, type ErrorName, type ErrorCode, errorStatuses } from './errors/error-codes.ts';
export { apiErrorBodySchema, type ApiErrorBody } from './errors/errors.schema.ts';
export {
  type ApiFailure,
  type NetworkFailure,
  isApiError,
  isNetworkError,
} from './errors/failures.ts';
export {
  imageSizes,
  type ImageSize,
  imageFormats,
  type ImageFormat,
} from './images/image-sizes.ts';
export { getImageOperation } from './images/images.operations.ts';
export { imageParamsSchema } from './images/image-params.schema.ts';
export { imageSchema, type Image, imageUrl } from './images/images.schema.ts';
export {
  mediaItemShortSchema,
  type MediaItemShort,
} from './media-items/media-item-short.schema.ts';
export { getMediaItemOperation } from './media-items/media-items.operations.ts';
export {
  personSchema,
  type Person,
  mediaItemSchema,
  type MediaItem,
  mediaItemParamsSchema,
} from './media-items/media-items.schema.ts';
export { getMediaViewOperation } from './media-views/media-views.operations.ts';
export {
  mediaBlockItemSchema,
  type MediaBlockItem,
  mediaBlockSchema,
  type MediaBlock,
  mediaViewSchema,
  type MediaView,
  mediaViewParamsSchema,
} from './media-views/media-views.schema.ts';
export { listMenuItemsOperation } from './menu/menu.operations.ts';
export { menuItemSchema, type MenuItem, menuSchema, type Menu } from './menu/menu.schema.ts';
export {
  notificationSchema,
  type Notification,
  notificationAnswerSchema,
  type NotificationAnswer,
} from './notifications/notifications.schema.ts';
export { operationTags, type OperationTag } from './operation-tags.ts';
export { operations, type OperationId, operationList } from './operations.ts';
export {
  getPlaybackOperation,
  getOriginFileOperation,
  clearKeyLicenceOperation,
} from './playback/playback.operations.ts';
export {
  playerAssetSchema,
  type PlayerAsset,
  playbackParamsSchema,
  playbackRequestSchema,
  playbackSchema,
  type Playback,
  originAssets,
  originParamsSchema,
  clearKeyRequestSchema,
  clearKeyLicenceSchema,
  type ClearKeyLicence,
} from './playback/playback.schema.ts';
export {
  idSchema,
  languageSchema,
  type Language,
  colorSchema,
  secondsSchema,
  phoneSchema,
  screenTargetSchema,
  type ScreenTarget,
} from './primitives.ts';
export { profileSchema, type Profile, type ProfileType } from './profiles/profile.schema.ts';
export {
  listProfilesOperation,
  switchProfileOperation,
  editProfileOperation,
  validatePinOperation,
  changePinOperation,
  deletePinOperation,
} from './profiles/profiles.operations.ts';
export {
  profilesSchema,
  type Profiles,
  profileChangesSchema,
  type ProfileChanges,
  profileParamsSchema,
  profileSwitchSchema,
  pinCheckSchema,
  pinVerdictSchema,
  type PinVerdict,
  pinChangeSchema,
  pinDeletionSchema,
} from './profiles/profiles.schema.ts';
export {
  type SecretValue,
  SECRET_MASK,
  secretTextSchema,
  pinSchema,
  isSecretSchema,
  maskSecrets,
  secretPaths,
} from './secrets.ts';
export {
  createDemoSessionOperation,
  getSessionOperation,
  deleteSessionOperation,
  setLanguageOperation,
} from './session/session.operations.ts';
export {
  sessionSchema,
  type Session,
  languageChoiceSchema,
  type LanguageChoice,
} from './session/session.schema.ts';
export { getUserOperation } from './user/user.operations.ts';
export { userSchema, type User } from './user/user.schema.ts';
