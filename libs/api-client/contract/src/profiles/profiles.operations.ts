import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import { profileSchema } from './profile.schema.ts';
import {
  pinChangeSchema,
  pinCheckSchema,
  pinDeletionSchema,
  pinVerdictSchema,
  profileChangesSchema,
  profileParamsSchema,
  profileSwitchSchema,
  profilesSchema,
} from './profiles.schema.ts';

/** The profiles of the account. CALL-015. */
export const listProfilesOperation = defineOperation({
  operationId: 'listProfiles',
  method: 'get',
  path: '/profiles',
  tag: 'profiles',
  summary: 'The profiles of the account',
  access: 'account',
  answer: profilesSchema,
  status: 200,
  errors: [],
});

/** Makes another profile the session's own. CALL-016. */
export const switchProfileOperation = defineOperation({
  operationId: 'switchProfile',
  method: 'post',
  path: '/profiles/switch',
  tag: 'profiles',
  summary: 'Switch to another profile',
  access: 'account',
  body: profileSwitchSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound', 'pinRequired', 'tooManyPinTries'],
});

/** Changes a profile. CALL-021. */
export const editProfileOperation = defineOperation({
  operationId: 'editProfile',
  method: 'patch',
  path: '/profiles/{id}',
  tag: 'profiles',
  summary: 'Change a profile',
  access: 'account',
  params: profileParamsSchema,
  body: profileChangesSchema,
  answer: profileSchema,
  status: 200,
  errors: ['notFound', 'masterOnly'],
});

/** Checks the PIN of the session's profile. Five wrong PINs in ten minutes are the limit. CALL-017. */
export const validatePinOperation = defineOperation({
  operationId: 'validatePin',
  method: 'post',
  path: '/profiles/pin/validate',
  tag: 'profiles',
  summary: "Check the profile's PIN",
  access: 'account',
  body: pinCheckSchema,
  answer: pinVerdictSchema,
  status: 200,
  errors: ['tooManyPinTries'],
});

/** Changes the PIN; 0000 is refused. CALL-019. */
export const changePinOperation = defineOperation({
  operationId: 'changePin',
  method: 'post',
  path: '/profiles/pin/change',
  tag: 'profiles',
  summary: 'Change the PIN',
  access: 'account',
  body: pinChangeSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['wrongOldPin', 'pinIsDefault', 'tooManyPinTries'],
});

/** Deletes the PIN, which is 0000 afterwards. Needs the password or a code. CALL-018. */
export const deletePinOperation = defineOperation({
  operationId: 'deletePin',
  method: 'post',
  path: '/profiles/pin/delete',
  tag: 'profiles',
  summary: 'Delete the PIN',
  access: 'account',
  body: pinDeletionSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['wrongPassword', 'wrongCode', 'masterOnly', 'tooManyCodes'],
});
