import { errorCodes } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  required,
  type Secret,
} from '@foyer/core';
import { codeDeliveryParts, type CodeSent } from '@foyer/core/code-delivery';
import type { SessionData } from '@foyer/session';
import { assign, setup } from 'xstate';
import type { CodeEvent } from './code.events.ts';
import type {
  CodeContext,
  CodeInput,
  CodeOutput,
  CodeRequest,
  SessionRequest,
} from './code.types.ts';

/** Digits of a code until the service has said how many there are. LOGIN-050, LOGIN-051 */
export const codeLengths = { phone: 4, email: 6 } as const;

/** What the code step is made of: its types, ports, rules and steps with a name. */
export const codeSetup = setup({
  types: {} as {
    input: CodeInput;
    context: CodeContext;
    events: CodeEvent;
    output: CodeOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    sendCode: missingPort<CodeRequest, CodeSent>(
      'sendCode',
      'Sends a code; answers its length and when another may be sent.',
    ),
    validateCode: missingPort<CodeRequest & { code: Secret }, unknown>(
      'validateCode',
      'Resolves when this is the code that was sent, without using it up.',
    ),
    createSession: missingPort<SessionRequest, SessionData>('createSession', 'Signs in.'),
  },
  guards: {
    isWhole: ({ context }, code: Secret) =>
      new RegExp(`^[0-9]{${context.codeLength}}$`).test(code.reveal()),
    isForSession: ({ context }) => context.signIn !== undefined,
    isWrongPassword: ({ context }, { error }: FailedCall) =>
      context.password !== undefined && hasCode(error, errorCodes.wrongPassword),
  },
  actions: {
    remember: assign((_, code: Secret) => ({ code, message: undefined })),
    /** What was entered is gone: it was wrong, or is used up. */
    refuse: assign((_, { error }: FailedCall) => ({
      code: undefined,
      message: messageOf(
        error,
        hasCode(error, errorCodes.wrongCode) ? 'input.code.validate' : 'error.auth',
      ),
    })),
  },
}).extend(codeDeliveryParts<CodeContext, CodeEvent>());

/** The call that the entered code makes. */
export function sessionRequest({ signIn, password, code }: CodeContext): SessionRequest {
  const login = required(signIn, 'signIn');
  const entered = required(code, 'code');
  return password
    ? { ...login, password, confirmationCode: entered }
    : { ...login, password: entered };
}
