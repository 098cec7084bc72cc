import {
  createProfileOperation,
  deleteProfileOperation,
  getProfileChannelsOperation,
  listProfileIconsOperation,
  setProfileChannelsOperation,
  changePinOperation,
  deletePinOperation,
  editProfileOperation,
  listProfilesOperation,
  switchProfileOperation,
  validatePinOperation,
  type NotificationAnswer,
  type PinVerdict,
  type Profile,
  type ProfileChanges,
  type ProfileChannels,
  type ProfileIcons,
  type ProfileType,
  type Profiles,
  type SecretValue,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The profiles of the account, the master first. */
export function listProfiles(client: Client, signal?: AbortSignal): Promise<Profiles> {
  return client.call(listProfilesOperation, {}, signal);
}

/**
 * Creates an additional profile with the settings of the master.
 *
 * @param name - At most 20 characters.
 * @throws {@link ApiError} 1000112 for an additional profile, 1000120 when there are six.
 */
export function createProfile(
  client: Client,
  { name }: { name: string },
  signal?: AbortSignal,
): Promise<Profile> {
  return client.call(createProfileOperation, { body: { name } }, signal);
}

/** Deletes an additional profile. @throws {@link ApiError} 1000120 for the master profile. */
export function deleteProfile(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(deleteProfileOperation, { params: { id } }, signal);
}

/** The pictures a profile of a type may have. */
export function listProfileIcons(
  client: Client,
  { type }: { type?: ProfileType | undefined } = {},
  signal?: AbortSignal,
): Promise<ProfileIcons> {
  const query = type === undefined ? {} : { type };
  return client.call(listProfileIconsOperation, { query }, signal);
}

/** The channels that a profile does not want in its list. */
export function getProfileChannels(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<ProfileChannels> {
  return client.call(getProfileChannelsOperation, { params: { id } }, signal);
}

/** Replaces the channels that a profile does not want. @throws {@link ApiError} 1000112 for another's. */
export function setProfileChannels(
  client: Client,
  { id, hiddenChannelIds }: { id: string; hiddenChannelIds: readonly string[] },
  signal?: AbortSignal,
): Promise<ProfileChannels> {
  const body = { hidden_channel_ids: [...hiddenChannelIds] };
  return client.call(setProfileChannelsOperation, { params: { id }, body }, signal);
}

/** Makes another profile the session's own. @throws {@link ApiError} 1000110 when its PIN is needed or wrong. */
export function switchProfile(
  client: Client,
  { id, pin }: { id: string; pin?: SecretValue | undefined },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const body = pin ? { id, pin_code: pin.reveal() } : { id };
  return client.call(switchProfileOperation, { body }, signal);
}

/** Changes a profile; fields that `changes` does not name stay as they are. */
export function editProfile(
  client: Client,
  { id, changes }: { id: string; changes: ProfileChanges },
  signal?: AbortSignal,
): Promise<Profile> {
  return client.call(editProfileOperation, { params: { id }, body: changes }, signal);
}

/**
 * Checks the PIN of the session's profile.
 *
 * @param pin - Four digits.
 * @returns `valid: false` for a wrong PIN; that is an answer, not an error.
 * @throws {@link ApiError} 1000115 with `retryAfterSeconds` after five wrong PINs in ten minutes.
 * @see Spec 1 §7 "PIN validate"
 */
export function validatePin(
  client: Client,
  { pin }: { pin: SecretValue },
  signal?: AbortSignal,
): Promise<PinVerdict> {
  return client.call(validatePinOperation, { body: { pin_code: pin.reveal() } }, signal);
}

/**
 * Changes the PIN.
 *
 * @throws {@link ApiError} 1000113 for a wrong old PIN, 1000114 for the new PIN 0000.
 */
export function changePin(
  client: Client,
  { oldPin, newPin }: { oldPin: SecretValue; newPin: SecretValue },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const body = { old_pin: oldPin.reveal(), new_pin: newPin.reveal() };
  return client.call(changePinOperation, { body }, signal);
}

/**
 * Deletes the PIN, which is 0000 afterwards. Needs the password or a code that was sent.
 *
 * @throws {@link ApiError} 1000112 for any but the master profile.
 */
export function deletePin(
  client: Client,
  proof: { password: SecretValue } | { confirmationCode: SecretValue },
  signal?: AbortSignal,
): Promise<NotificationAnswer> {
  const body =
    'password' in proof
      ? { password: proof.password.reveal() }
      : { confirmation_code: proof.confirmationCode.reveal() };
  return client.call(deletePinOperation, { body }, signal);
}
