import {
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
  type Profiles,
  type SecretValue,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The profiles of the account, the master first. */
export function listProfiles(client: Client, signal?: AbortSignal): Promise<Profiles> {
  return client.call(listProfilesOperation, {}, signal);
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
