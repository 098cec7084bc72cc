import {
  changePin,
  deletePin,
  editProfile,
  getUser,
  listAgeLimits,
  validatePin,
  type Client,
} from '@foyer/client';
import { required } from '@foyer/core';
import type { PinPorts } from '@foyer/pin';
import { passwordConfirmPorts } from './password-confirm.ports.ts';

/** The profile that watches, as the service has it now: another tab may have switched it. */
const ownProfileId = async (client: Client, signal: AbortSignal): Promise<string> =>
  required((await getUser(client, signal)).profile, 'profile').id;

/** The calls of the PIN flow and of the confirmation inside it. Spec 1 §7 */
export const pinPorts = (client: Client): PinPorts => ({
  ...passwordConfirmPorts(client),
  validatePin: (input, signal) => validatePin(client, input, signal),
  deletePin: ({ confirmation: { kind, secret } }, signal) =>
    deletePin(
      client,
      kind === 'code' ? { confirmationCode: secret } : { password: secret },
      signal,
    ),
  changePin: (input, signal) => changePin(client, input, signal),
  listAgeLimits: async (_input, signal) => (await listAgeLimits(client, signal)).items,
  setAgeLimits: async ({ ageLimitId, profileId }, signal) =>
    editProfile(
      client,
      {
        id: profileId ?? (await ownProfileId(client, signal)),
        changes: { max_age_limit_id: ageLimitId, default_age_limit_id: ageLimitId },
      },
      signal,
    ),
});
