export { getUserOperation } from './user.operations.ts';
export {
  blockActionSchema,
  type BlockAction,
  blockScreenSchema,
  type BlockScreen,
  accountSettingsSchema,
  type AccountSettings,
} from './account-settings.schema.ts';
export { systemInfoSchema, type SystemInfo } from './system-info.schema.ts';
export {
  resendTimerSchema,
  type ResendTimer,
  userProfileSchema,
  type UserProfile,
  userSchema,
  type User,
} from './user.schema.ts';
