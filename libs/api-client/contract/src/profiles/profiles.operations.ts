import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import { profileSchema } from './profile.schema.ts';
import {
  pinChangeSchema,
  pinCheckSchema,
  pinDeletionSchema,
  pinVerdictSchema,
  profileChangesSchema,
  profileChannelsSchema,
  profileCreationSchema,
  profileIconsQuerySchema,
  profileIconsSchema,
  profileLimitFields,
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

/** Creates an additional profile, with default settings to be edited. At most six in all. CALL-020. */
export const createProfileOperation = defineOperation({
  operationId: 'createProfile',
  method: 'post',
  path: '/profiles',
  tag: 'profiles',
  summary: 'Create a profile',
  access: 'master',
  proof: 'fresh',
  body: profileCreationSchema,
  answer: profileSchema,
  status: 201,
  errors: ['conflict'],
});

/** Deletes an additional profile; its sessions end. */
export const deleteProfileOperation = defineOperation({
  operationId: 'deleteProfile',
  method: 'delete',
  path: '/profiles/{id}',
  tag: 'profiles',
  summary: 'Delete a profile',
  access: 'master',
  proof: 'fresh',
  params: profileParamsSchema,
  status: 204,
  errors: ['notFound', 'conflict'],
});

/** The pictures a profile may have. CALL-022. */
export const listProfileIconsOperation = defineOperation({
  operationId: 'listProfileIcons',
  method: 'get',
  path: '/profiles/icons',
  tag: 'profiles',
  summary: 'Icons of profiles',
  access: 'account',
  query: profileIconsQuerySchema,
  answer: profileIconsSchema,
  status: 200,
  errors: [],
});

/** The channels that a profile does not want in its list. */
export const getProfileChannelsOperation = defineOperation({
  operationId: 'getProfileChannels',
  method: 'get',
  path: '/profiles/{id}/channels',
  tag: 'profiles',
  summary: 'Hidden channels of a profile',
  access: 'account',
  params: profileParamsSchema,
  answer: profileChannelsSchema,
  status: 200,
  errors: ['notFound'],
});

/** Replaces the channels that a profile does not want; its own, or any as the master. */
export const setProfileChannelsOperation = defineOperation({
  operationId: 'setProfileChannels',
  method: 'put',
  path: '/profiles/{id}/channels',
  tag: 'profiles',
  summary: 'Hide channels of a profile',
  access: 'account',
  params: profileParamsSchema,
  body: profileChannelsSchema,
  answer: profileChannelsSchema,
  status: 200,
  errors: ['notFound', 'masterOnly'],
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
  proof: profileLimitFields,
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
  proof: 'fresh',
  body: pinChangeSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['wrongOldPin', 'pinIsDefault', 'tooManyPinTries', 'masterOnly'],
});

/** Deletes the PIN, which is 0000 afterwards. Needs the password or a code. CALL-018. */
export const deletePinOperation = defineOperation({
  operationId: 'deletePin',
  method: 'post',
  path: '/profiles/pin/delete',
  tag: 'profiles',
  summary: 'Delete the PIN',
  access: 'master',
  proof: 'own',
  body: pinDeletionSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['wrongPassword', 'wrongCode', 'tooManyCodes'],
});

/** The calls of this resource by operation id. */
export const profilesOperations = {
  listProfiles: listProfilesOperation,
  createProfile: createProfileOperation,
  deleteProfile: deleteProfileOperation,
  listProfileIcons: listProfileIconsOperation,
  getProfileChannels: getProfileChannelsOperation,
  setProfileChannels: setProfileChannelsOperation,
  switchProfile: switchProfileOperation,
  editProfile: editProfileOperation,
  validatePin: validatePinOperation,
  changePin: changePinOperation,
  deletePin: deletePinOperation,
} as const;
