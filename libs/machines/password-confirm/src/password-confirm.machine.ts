import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  isTooManyTries,
  messageOf,
  missingPort,
  required,
  retryAfterSeconds,
  type Secret,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { PasswordConfirmEvent } from './password-confirm.events.ts';
import type {
  PasswordConfirmContext,
  PasswordConfirmInput,
  PasswordConfirmOutput,
  PasswordConfirmPorts,
} from './password-confirm.types.ts';

/** SMS codes have 4 digits unless the server says otherwise. Spec 1 §9. */
const DEFAULT_CODE_LENGTH = 4;
/** The wait before another code when the server refuses one without saying how long. */
const DEFAULT_RESEND_SECONDS = 60;

/**
 * Confirms that it is the user: by SMS code with a phone, else by the current password. Spec 1 §2, MODAL-013 to
 * MODAL-015. A wrong code or password is asked for again; a failed call is told in the same place.
 */
export const passwordConfirmMachine = setup({
  types: {} as {
    input: PasswordConfirmInput;
    context: PasswordConfirmContext;
    events: PasswordConfirmEvent;
    output: PasswordConfirmOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    sendCode: missingPort<{ phone: string }, { resendAfterSeconds: number; codeLength: number }>(
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
    isTooManyTries: (_, { error }: FailedCall) => isTooManyTries(error),
  },
  actions: {
    forget: assign({ entered: undefined, message: undefined, resendInSeconds: 0 }),
    remember: assign((_, entered: Secret) => ({ entered, message: undefined })),
    tellWrong: assign((_, key: string) => ({ message: { key } })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
  delays: {
    second: 1000,
    resendWait: ({ context }) => context.resendInSeconds * 1000,
  },
}).createMachine({
  id: 'passwordConfirm',
  description: 'Confirms that it is the user, by SMS code or by the current password.',
  context: ({ input }) => ({
    phone: input.phone,
    codeLength: DEFAULT_CODE_LENGTH,
    resendInSeconds: 0,
    entered: undefined,
    message: undefined,
  }),
  on: { 'confirm.cancel': '.cancelled', 'flow.resumed': '.deciding' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A user with a phone gets a code, another is asked for the password.',
      entry: 'forget',
      always: [{ guard: 'hasPhone', target: 'code' }, { target: 'password' }],
    },
    code: {
      description: 'A code travels by SMS and is asked for; both go on side by side.',
      meta: { requirements: ['MODAL-013'] },
      type: 'parallel',
      states: {
        delivery: {
          initial: 'sending',
          states: {
            sending: {
              description: 'The code is on its way.',
              invoke: {
                src: 'sendCode',
                input: ({ context }) => ({ phone: required(context.phone, 'phone') }),
                onDone: {
                  target: 'waiting',
                  actions: assign(({ event }) => ({
                    codeLength: event.output.codeLength,
                    resendInSeconds: event.output.resendAfterSeconds,
                  })),
                },
                onError: [
                  {
                    guard: { type: 'isTooManyTries', params: ({ event }) => event },
                    target: 'waiting',
                    actions: assign(({ event }) => ({
                      message: messageOf(event.error),
                      resendInSeconds: retryAfterSeconds(event.error, DEFAULT_RESEND_SECONDS),
                    })),
                  },
                  {
                    target: 'ready',
                    actions: { type: 'tellError', params: ({ event }) => event },
                  },
                ],
              },
            },
            waiting: {
              description: 'Another code may be sent when the countdown ends.',
              after: { resendWait: { target: 'ready', actions: assign({ resendInSeconds: 0 }) } },
              initial: 'counting',
              states: {
                counting: {
                  after: {
                    second: {
                      target: 'counting',
                      reenter: true,
                      actions: assign(({ context }) => ({
                        resendInSeconds: Math.max(0, context.resendInSeconds - 1),
                      })),
                    },
                  },
                },
              },
            },
            ready: {
              description: 'Another code may be sent.',
              on: { 'code.resend': { target: 'sending', actions: assign({ message: undefined }) } },
            },
          },
        },
        entry: {
          initial: 'asking',
          states: {
            asking: {
              description: 'The code is awaited; a shorter one cannot be submitted.',
              meta: { requirements: ['MODAL-015'] },
              on: {
                'code.submit': {
                  guard: { type: 'isLongEnough', params: ({ event }) => event.code },
                  target: 'checking',
                  actions: { type: 'remember', params: ({ event }) => event.code },
                },
              },
            },
            checking: {
              description: 'The code is being checked.',
              tags: 'busy',
              invoke: {
                src: 'validateCode',
                input: ({ context }) => ({
                  phone: required(context.phone, 'phone'),
                  code: required(context.entered, 'entered'),
                }),
                onDone: [
                  {
                    guard: { type: 'isValid', params: ({ event }) => event.output },
                    target: '#passwordConfirm.confirmed',
                  },
                  {
                    target: 'asking',
                    actions: { type: 'tellWrong', params: 'input.code.validate' },
                  },
                ],
                onError: {
                  target: 'asking',
                  actions: { type: 'tellError', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    password: {
      meta: { requirements: ['MODAL-014'] },
      initial: 'asking',
      states: {
        asking: {
          description: 'The current password is awaited.',
          on: {
            'password.submit': {
              guard: { type: 'isFilled', params: ({ event }) => event.password },
              target: 'checking',
              actions: { type: 'remember', params: ({ event }) => event.password },
            },
          },
        },
        checking: {
          description: 'The password is being checked.',
          tags: 'busy',
          invoke: {
            src: 'validatePassword',
            input: ({ context }) => ({ password: required(context.entered, 'entered') }),
            onDone: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.output },
                target: '#passwordConfirm.confirmed',
              },
              {
                target: 'asking',
                actions: { type: 'tellWrong', params: 'input.password.validate' },
              },
            ],
            onError: {
              target: 'asking',
              actions: { type: 'tellError', params: ({ event }) => event },
            },
          },
        },
      },
    },
    confirmed: {
      description: 'It is the user; the code or password goes to whoever asked.',
      type: 'final',
      output: ({ context }): PasswordConfirmOutput => ({
        status: 'confirmed',
        confirmation: {
          kind: context.phone ? 'code' : 'password',
          secret: required(context.entered, 'entered'),
        },
      }),
    },
    cancelled: {
      description: 'The viewer turned back.',
      type: 'final',
      output: (): PasswordConfirmOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PasswordConfirmOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createPasswordConfirmMachine = (ports: PasswordConfirmPorts) =>
  passwordConfirmMachine.provide({
    actors: {
      sendCode: actorFromPort(ports.sendCode),
      validateCode: actorFromPort(ports.validateCode),
      validatePassword: actorFromPort(ports.validatePassword),
    },
  });
