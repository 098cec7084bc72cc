import { type AgeLimit, errorCodes, highestAgeLimit } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  hasCode,
  isTooManyTries,
  messageOf,
  missingPort,
  retryAfterSeconds,
  type Secret,
  secret,
} from '@foyer/core';
import {
  type Confirmation,
  passwordConfirmMachine,
  type PasswordConfirmOutput,
} from '@foyer/password-confirm';
import { assign, setup } from 'xstate';
import type { PinEvent } from './pin.events.ts';
import type { PinContext, PinInput, PinOutput } from './pin.types.ts';

/** The PIN of a profile that never chose one. PIN-001. */
export const DEFAULT_PIN = '0000';
/** Digits in a PIN: exactly so many. PIN-010. */
export const PIN_LENGTH = 4;

/** The wait when the server refuses further tries without saying how long: its window. */
const DEFAULT_LOCK_SECONDS = 600;

const isPin = (pin: Secret) => new RegExp(`^[0-9]{${PIN_LENGTH}}$`).test(pin.reveal());
const isDefaultPin = (pin: Secret | undefined) => pin?.reveal() === DEFAULT_PIN;

/** What the PIN machine is made of: its types, ports, rules and steps with a name. */
export const pinSetup = setup({
  types: {} as {
    input: PinInput;
    context: PinContext;
    events: PinEvent;
    output: PinOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    validatePin: missingPort<{ pin: Secret }, { valid: boolean }>(
      'validatePin',
      "Says whether this is the profile's PIN.",
    ),
    deletePin: missingPort<{ confirmation: Confirmation }, unknown>(
      'deletePin',
      'Puts 0000 in force again, given the code or password of the user.',
    ),
    changePin: missingPort<{ oldPin: Secret; newPin: Secret }, unknown>(
      'changePin',
      'Replaces the PIN.',
    ),
    listAgeLimits: missingPort<undefined, readonly AgeLimit[]>(
      'listAgeLimits',
      'All age limits of the service.',
    ),
    setAgeLimits: missingPort<{ ageLimitId: string; profileId: string | undefined }, unknown>(
      'setAgeLimits',
      'Makes an age limit the limit of both kinds for a profile.',
    ),
    passwordConfirm: passwordConfirmMachine,
  },
  guards: {
    isMaster: ({ context }) => context.profileType === 'master',
    isDisabling: ({ context }) => context.purpose === 'disable',
    isSettingUp: ({ context }) => context.purpose === 'setUp',
    isLifting: ({ context }) => context.purpose === 'lift',
    mayNotLift: ({ context }) => context.purpose === 'lift' && context.profileType !== 'master',
    hasLimits: (_, limits: readonly AgeLimit[]) => limits.length > 0,
    isAutoCheckedMaster: ({ context }) => context.isAutoChecked && context.profileType === 'master',
    mustChange: ({ context }) =>
      context.purpose === 'change' ||
      context.purpose === 'setUp' ||
      (context.hasChangeStep && isDefaultPin(context.pin)),
    isPin: (_, { pin }: { pin: Secret }) => isPin(pin),
    isDefaultPin: (_, { pin }: { pin: Secret }) => isDefaultPin(pin),
    isRepeated: ({ context }, { pin }: { pin: Secret }) =>
      context.newPin?.reveal() === pin.reveal(),
    isValid: (_, answer: { valid: boolean }) => answer.valid,
    isConfirmed: (_, output: PasswordConfirmOutput) => output.status === 'confirmed',
    isLocked: ({ context }) => context.lockedForSeconds > 0,
    isTooManyTries: (_, { error }: FailedCall) =>
      isTooManyTries(error) || hasCode(error, errorCodes.tooManyPinTries),
    isWrongOldPin: (_, { error }: FailedCall) => hasCode(error, errorCodes.wrongOldPin),
    isDefaultRefused: (_, { error }: FailedCall) => hasCode(error, errorCodes.pinIsDefault),
  },
  actions: {
    forget: assign({
      pin: undefined,
      newPin: undefined,
      confirmation: undefined,
      message: undefined,
    }),
    clearMessage: assign({ message: undefined }),
    tell: assign((_, key: string) => ({ message: { key } })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
    lock: assign((_, { error }: FailedCall) => ({
      message: undefined,
      lockedForSeconds: retryAfterSeconds(error, DEFAULT_LOCK_SECONDS),
    })),
    countDown: assign(({ context }) => ({
      lockedForSeconds: Math.max(0, context.lockedForSeconds - 1),
    })),
    chooseHighestLimit: assign((_, limits: readonly AgeLimit[]) => ({
      ageLimitId: highestAgeLimit(limits)?.id,
    })),
    endLock: assign({ lockedForSeconds: 0 }),
    useDefaultPin: assign(() => ({ pin: secret(DEFAULT_PIN), message: undefined })),
  },
  delays: {
    second: 1000,
    lockEnds: ({ context }) => context.lockedForSeconds * 1000,
  },
});
