import { type FlowMeta, missingPort, type Secret } from '@foyer/core';
import { codeDeliveryParts, type CodeSent } from '@foyer/core/code-delivery';
import { assign, setup } from 'xstate';
import type { PasswordConfirmEvent } from './password-confirm.events.ts';
import type {
  PasswordConfirmContext,
  PasswordConfirmInput,
  PasswordConfirmOutput,
} from './password-confirm.types.ts';

/** SMS codes have 4 digits unless the server says otherwise. Spec 1 §9. */
export const DEFAULT_CODE_LENGTH = 4;

/** What the confirmation is made of: its types, ports, rules and steps with a name. */
export const passwordConfirmSetup = setup({
  types: {} as {
    input: PasswordConfirmInput;
    context: PasswordConfirmContext;
    events: PasswordConfirmEvent;
    output: PasswordConfirmOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    sendCode: missingPort<{ phone: string }, CodeSent>(
      'sendCode',
      'Sends a code by SMS; answers its length and when another may be sent.',
    ),
    validateCode: missingPort<{ phone: string; code: Secret }, { valid: boolean }>(
      'validateCode',
      'Says whether this is the code that was sent, without using it up.',
    ),
    validatePassword: missingPort<{ password: Secret }, { valid: boolean }>(
      'validatePassword',
      'Says whether this is the current password.',
    ),
  },
  guards: {
    hasPhone: ({ context }) => Boolean(context.phone),
    isLongEnough: ({ context }, code: Secret) => code.reveal().length >= context.codeLength,
    isFilled: (_, password: Secret) => password.reveal() !== '',
    isValid: (_, answer: { valid: boolean }) => answer.valid,
  },
  actions: {
    forget: assign({ entered: undefined, message: undefined, resendInSeconds: 0 }),
    remember: assign((_, entered: Secret) => ({ entered, message: undefined })),
    tellWrong: assign((_, key: string) => ({ message: { key } })),
  },
}).extend(codeDeliveryParts<PasswordConfirmContext, PasswordConfirmEvent>());
