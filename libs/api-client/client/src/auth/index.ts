export {
  checkLogin,
  migratePhone,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  validateEmailCode,
  validatePassword,
  validateSmsCode,
  type PasswordReset,
} from './auth.resource.ts';
