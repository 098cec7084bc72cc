import { listAgeLimitsOperation } from './age-limits/age-limits.operations.ts';
import {
  sendSmsCodeOperation,
  validatePasswordOperation,
  validateSmsCodeOperation,
} from './auth/auth.operations.ts';
import type { Operation } from './define-operation.ts';
import { demoSignInOperation, listDemoAccountsOperation } from './demo/demo.operations.ts';
import { getImageOperation } from './images/images.operations.ts';
import { getMediaItemOperation } from './media-items/media-items.operations.ts';
import { getMediaViewOperation } from './media-views/media-views.operations.ts';
import { listMenuItemsOperation } from './menu/menu.operations.ts';
import {
  clearKeyLicenceOperation,
  getOriginFileOperation,
  getPlaybackOperation,
} from './playback/playback.operations.ts';
import {
  changePinOperation,
  deletePinOperation,
  editProfileOperation,
  listProfilesOperation,
  switchProfileOperation,
  validatePinOperation,
} from './profiles/profiles.operations.ts';
import {
  createDemoSessionOperation,
  deleteSessionOperation,
  getSessionOperation,
  setLanguageOperation,
} from './session/session.operations.ts';
import { getUserOperation } from './user/user.operations.ts';

/**
 * Every call of the contract by operation id. For the backend, the control room and OpenAPI; the
 * client imports the operations it uses one by one, so that a page loads only their schemas.
 */
export const operations = {
  createDemoSession: createDemoSessionOperation,
  getSession: getSessionOperation,
  deleteSession: deleteSessionOperation,
  setLanguage: setLanguageOperation,
  listDemoAccounts: listDemoAccountsOperation,
  demoSignIn: demoSignInOperation,
  getUser: getUserOperation,
  listMenuItems: listMenuItemsOperation,
  listAgeLimits: listAgeLimitsOperation,
  listProfiles: listProfilesOperation,
  switchProfile: switchProfileOperation,
  editProfile: editProfileOperation,
  validatePin: validatePinOperation,
  changePin: changePinOperation,
  deletePin: deletePinOperation,
  sendSmsCode: sendSmsCodeOperation,
  validateSmsCode: validateSmsCodeOperation,
  validatePassword: validatePasswordOperation,
  getMediaView: getMediaViewOperation,
  getMediaItem: getMediaItemOperation,
  getPlayback: getPlaybackOperation,
  getImage: getImageOperation,
  getOriginFile: getOriginFileOperation,
  clearKeyLicence: clearKeyLicenceOperation,
} as const satisfies Record<string, Operation>;

/** Id of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** Every operation in the order of the documentation. */
export const operationList: readonly Operation[] = Object.values(operations);
