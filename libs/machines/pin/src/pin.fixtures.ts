import { type AgeLimit, errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { fakePasswordConfirmPorts } from '@foyer/password-confirm/fixtures';
import type { PinInput, PinPorts } from './pin.types.ts';

/** What the fake service begins with. */
interface FakePinService {
  /** The PIN in force. @default '1234' */
  pin?: string;
  /** Wrong tries until it refuses further ones. @default 5 */
  tries?: number;
  /** How long it then refuses, in seconds. @default 600 */
  lockSeconds?: number;
}

/** Inputs by what they show. */
export const pinInputs = {
  master: { profileType: 'master', isAutoChecked: true, phone: '79000000002' },
  masterWithoutPhone: { profileType: 'master', isAutoChecked: true },
  additional: { profileType: 'additional', isAutoChecked: true, phone: '79000000002' },
  payment: { profileType: 'master', hasChangeStep: true, phone: '79000000002' },
  paymentWithoutPhone: { profileType: 'master', hasChangeStep: true },
  change: { purpose: 'change', profileType: 'master', isAutoChecked: true, phone: '79000000002' },
  setUp: { purpose: 'setUp', profileType: 'master', phone: '79000000002' },
  disable: { purpose: 'disable', profileType: 'master', phone: '79000000002' },
  disableAdditional: { purpose: 'disable', profileType: 'additional' },
  lift: { purpose: 'lift', profileType: 'master', isAutoChecked: true, phone: '79000000002' },
  liftChild: { purpose: 'lift', profileType: 'master', profileId: 'profile-child' },
  liftAdditional: { purpose: 'lift', profileType: 'additional' },
} satisfies Record<string, PinInput>;

/** The age limits of the fake service, in no order. */
export const pinAgeLimits: readonly AgeLimit[] = [12, 18, 0, 6, 16].map((age) => ({
  id: `age-${age}`,
  name: `${age}+`,
  age_value: age,
}));

/** Ports of a small service that keeps a PIN as the real one does; each may be replaced. */
export function fakePinPorts(
  { pin = '1234', tries = 5, lockSeconds = 600 }: FakePinService = {},
  replaced: Partial<PinPorts> = {},
): PinPorts {
  let current = pin;
  let wrongTries = 0;
  return {
    ...fakePasswordConfirmPorts(),
    validatePin: async (input) => {
      if (wrongTries >= tries) {
        // Told to wait, the flow does; the next try is taken to come after that.
        wrongTries = 0;
        throw errorAnswer({
          status: 429,
          code: errorCodes.tooManyPinTries,
          retryAfterSeconds: lockSeconds,
        });
      }
      const valid = input.pin.reveal() === current;
      wrongTries = valid ? 0 : wrongTries + 1;
      return { valid };
    },
    deletePin: async () => {
      current = '0000';
      wrongTries = 0;
    },
    changePin: async ({ oldPin, newPin }) => {
      if (newPin.reveal() === '0000')
        throw errorAnswer({ status: 400, code: errorCodes.pinIsDefault });
      if (oldPin.reveal() !== current)
        throw errorAnswer({ status: 400, code: errorCodes.wrongOldPin });
      current = newPin.reveal();
    },
    listAgeLimits: async () => pinAgeLimits,
    setAgeLimits: async () => undefined,
    ...replaced,
  };
}
