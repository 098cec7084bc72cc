import { actorFromPort, messageOf, required } from '@foyer/core';
import { codeDelivery } from '@foyer/core/code-delivery';
import { assign } from 'xstate';
import { codeLengths, codeSetup, sessionRequest } from './code.setup.ts';
import type { CodeContext, CodeOutput, CodePorts } from './code.types.ts';

/**
 * The one-time code: it is sent, counted down to the next, asked for and used. Spec 1 §4 "Login flow", LOGIN-009,
 * LOGIN-011, LOGIN-050, LOGIN-051.
 *
 * A wrong code is `entry.asking` with a message; nothing is thrown. How long to wait before another code is the
 * service's word for this phone or address, also when the viewer comes back to the step.
 */
export const codeMachine = codeSetup.createMachine({
  id: 'code',
  description: 'Sends a one-time code, asks for it and uses it.',
  context: ({ input }) => ({
    ...input,
    codeLength: codeLengths[input.request.type],
    resendInSeconds: 0,
    code: undefined,
    session: undefined,
  }),
  initial: 'awaiting',
  states: {
    awaiting: {
      description: 'A code travels and is asked for; both go on side by side.',
      type: 'parallel',
      states: {
        delivery: {
          meta: { requirements: ['LOGIN-053', 'LOGIN-063'] },
          ...codeDelivery(({ context }: { context: CodeContext }) => context.request),
        },
        entry: {
          meta: { requirements: ['LOGIN-050', 'LOGIN-051'] },
          initial: 'asking',
          states: {
            asking: {
              description: 'The whole code is awaited; less of it cannot be submitted.',
              on: {
                'code.submit': {
                  guard: { type: 'isWhole', params: ({ event }) => event.code },
                  target: 'using',
                  actions: { type: 'remember', params: ({ event }) => event.code },
                },
              },
            },
            using: {
              description: 'A code of the sign-in makes the session, another is only checked.',
              always: [{ guard: 'isForSession', target: 'signingIn' }, { target: 'validating' }],
            },
            signingIn: {
              description: 'The session is being made.',
              tags: 'busy',
              invoke: {
                src: 'createSession',
                input: ({ context }) => sessionRequest(context),
                onDone: {
                  target: '#code.signedIn',
                  actions: assign(({ event }) => ({ session: event.output })),
                },
                onError: [
                  {
                    guard: { type: 'isWrongPassword', params: ({ event }) => event },
                    target: '#code.wrongPassword',
                    actions: assign(({ event }) => ({
                      message: messageOf(event.error, 'input.password.validate'),
                    })),
                  },
                  { target: 'asking', actions: { type: 'refuse', params: ({ event }) => event } },
                ],
              },
            },
            validating: {
              description: 'The code is being checked.',
              tags: 'busy',
              invoke: {
                src: 'validateCode',
                input: ({ context }) => ({
                  ...context.request,
                  code: required(context.code, 'code'),
                }),
                onDone: '#code.valid',
                onError: {
                  target: 'asking',
                  actions: { type: 'refuse', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    signedIn: {
      description: 'There is a session.',
      type: 'final',
      output: ({ context }): CodeOutput => ({
        status: 'signed-in',
        session: required(context.session, 'session'),
      }),
    },
    valid: {
      description: 'The code is right, and goes into the call that needs it.',
      type: 'final',
      output: ({ context }): CodeOutput => ({
        status: 'valid',
        code: required(context.code, 'code'),
      }),
    },
    wrongPassword: {
      description: 'The password of the account that moves is wrong.',
      type: 'final',
      output: ({ context }): CodeOutput => ({
        status: 'wrong-password',
        message: required(context.message, 'message'),
      }),
    },
  },
  output: ({ event }) => event.output as CodeOutput,
});

/** The machine with its calls attached; the sign-in runs it. */
export const createCodeMachine = (ports: CodePorts) =>
  codeMachine.provide({
    actors: {
      sendCode: actorFromPort(ports.sendCode),
      validateCode: actorFromPort(ports.validateCode),
      createSession: actorFromPort(ports.createSession),
    },
  });
