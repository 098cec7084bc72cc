export * from './actions/index.ts';
export * from './age-limits/index.ts';
export * from './auth/index.ts';
export * from './bank-cards/index.ts';
export * from './bonuses/index.ts';
export * from './capabilities/index.ts';
export * from './catalogue/index.ts';
export * from './certificates/index.ts';
export * from './channels/index.ts';
export * from './collections/index.ts';
export * from './countries/index.ts';
export * from './demo/index.ts';
export * from './devices/index.ts';
export * from './errors/index.ts';
export * from './events/index.ts';
export * from './analytics/index.ts';
export * from './error-reports/index.ts';
export * from './faq/index.ts';
export * from './favourites/index.ts';
export * from './images/index.ts';
export * from './karaoke/index.ts';
export * from './languages/index.ts';
export * from './media-items/index.ts';
export * from './media-views/index.ts';
export * from './menu/index.ts';
export * from './notifications/index.ts';
export * from './pages/index.ts';
export * from './persons/index.ts';
export * from './playback/index.ts';
export * from './positions/index.ts';
export * from './profiles/index.ts';
export * from './promo-codes/index.ts';
export * from './promo-events/index.ts';
export * from './purchases/index.ts';
export * from './ratings/index.ts';
export * from './reminders/index.ts';
export * from './search/index.ts';
export * from './services/index.ts';
export * from './session/index.ts';
export * from './tv-codes/index.ts';
export * from './view-time/index.ts';
export * from './messages/index.ts';
export * from './feature-toggles/index.ts';
export * from './feedback/index.ts';
export * from './cold-start/index.ts';
export * from './user/index.ts';
export {
  API_PREFIX,
  SESSION_COOKIE,
  EMBED_COOKIE,
  LIMITS_COOKIE,
  EMBED_HEADER,
  DEVICE_HEADER,
  DEVICE_UID,
  REQUEST_ID_HEADER,
  REVISION_HEADER,
  LANGUAGE_HEADER,
  LANGUAGES,
  DEFAULT_PIN,
  HOME_VIEW,
  PIN_LENGTH,
  PROFILE_NAME_MAX_LENGTH,
  DEVICE_LIMIT,
  SMS_CODE_LENGTH,
  EMAIL_CODE_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './constants.ts';
export {
  type Operation,
  defineOperation,
  type OperationParams,
  type OperationQuery,
  type OperationHeaders,
  type OperationBody,
  type OperationAnswer,
} from './define-operation.ts';
export { operationTags, type OperationTag } from './operation-tags.ts';
export { operations, type OperationId, operationList } from './operations.ts';
export {
  countedPageEntries,
  DEFAULT_PAGE_SIZE,
  pageEntries,
  type PageInput,
  pageQuery,
  pageQueryEntries,
} from './paging.ts';
export {
  idSchema,
  languageSchema,
  type Language,
  colorSchema,
  secondsSchema,
  phoneSchema,
  emailSchema,
  deviceUidSchema,
  screenTargetSchema,
  type ScreenTarget,
} from './primitives.ts';
export {
  type SecretValue,
  SECRET_MASK,
  secretTextSchema,
  newPasswordSchema,
  pinSchema,
  isSecretSchema,
  maskSecrets,
  secretPaths,
} from './secrets.ts';
