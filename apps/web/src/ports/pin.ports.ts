import { changePin, deletePin, validatePin, type Client } from '@foyer/client';
import type { PinPorts } from '@foyer/pin';
import { passwordConfirmPorts } from './password-confirm.ports.ts';

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
});
