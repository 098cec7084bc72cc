import { required } from '@foyer/core';
import { tvCodeSetup } from '../tv-code.setup.ts';
import type { TvCodeContext } from '../tv-code.types.ts';

const codeOf = ({ context }: { context: TvCodeContext }) => ({
  code: required(context.code, 'code'),
});

/** A code on its way, past the sign-in of a visitor. */
export const connecting = tvCodeSetup.createStateConfig({
  description: 'A code was submitted.',
  tags: 'busy',
  exit: 'dropCode',
  initial: 'checking',
  states: {
    checking: {
      description: 'Only a viewer with an account connects a television.',
      meta: { requirements: ['TVCODE-006'] },
      invoke: {
        src: 'findViewer',
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'signingIn' },
        ],
        onError: {
          target: '#tvCode.step.form',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    signingIn: {
      description: 'The sign-in lies over the form, which keeps its code.',
      meta: { requirements: ['TVCODE-006'] },
      invoke: {
        src: 'signIn',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'sending',
            actions: 'noteSignIn',
          },
          { target: '#tvCode.step.form' },
        ],
        onError: {
          target: '#tvCode.step.form',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'Which call it is goes by the kind of the code.',
      always: [{ guard: 'isOperator', target: 'sendingToOperator' }, { target: 'authorizing' }],
    },
    authorizing: {
      description: 'The service looks for the television that shows the code.',
      meta: { requirements: ['TVCODE-002', 'TVCODE-003', 'TVCODE-009', 'TVCODE-011'] },
      invoke: {
        src: 'authorize',
        input: codeOf,
        onDone: [
          {
            guard: { type: 'isConnected', params: ({ event }) => event.output },
            target: '#tvCode.step.success',
            actions: { type: 'tellSuccess', params: ({ event }) => event.output.text },
          },
          { target: '#tvCode.step.error', actions: 'tellUnknown' },
        ],
        onError: {
          target: '#tvCode.step.error',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
    sendingToOperator: {
      description: "The operator's television is being connected; a failure is said at the field.",
      meta: { requirements: ['TVCODE-010', 'TVCODE-013'] },
      invoke: {
        src: 'sendOperatorCode',
        input: codeOf,
        onDone: {
          target: '#tvCode.step.success',
          actions: { type: 'tellSuccess', params: ({ event }) => event.output },
        },
        onError: {
          target: '#tvCode.step.form',
          actions: { type: 'tellFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
