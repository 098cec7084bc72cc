import { assign, type EventObject } from 'xstate';
import { type FailedCall, isTooManyTries, messageOf, retryAfterSeconds } from './errors.ts';
import type { Message } from './message.ts';

/** The wait before another code when the server refuses one without saying how long. */
const DEFAULT_RESEND_SECONDS = 60;

/** What was sent. */
export interface CodeSent {
  /** Asking before that sends nothing, and leaves the earlier code in force. */
  resendAfterSeconds: number;
  codeLength: number;
}

/** What a flow remembers of the code under way; a part of its context. */
export interface CodeDelivery {
  /** Digits in the code, as the server states. */
  codeLength: number;
  /** Seconds until another code may be sent, counted down; 0 when it may be. */
  resendInSeconds: number;
  message: Message | undefined;
}

/**
 * The rules, changes and times that {@link codeDelivery} names, for the `extend` of the flow's setup.
 *
 * @typeParam C - The context of the flow.
 * @typeParam E - Its events.
 */
export function codeDeliveryParts<C extends CodeDelivery, E extends EventObject>() {
  const change = <P = undefined>(next: (params: P, now: CodeDelivery) => Partial<CodeDelivery>) =>
    assign<C, E, P, E, never>(({ context }, params) => next(params, context) as Partial<C>);
  return {
    guards: {
      isTooManyTries: (_: unknown, { error }: FailedCall) => isTooManyTries(error),
    },
    actions: {
      noteSent: change(({ codeLength, resendAfterSeconds }: CodeSent) => ({
        codeLength,
        resendInSeconds: resendAfterSeconds,
      })),
      noteWait: change(({ error }: FailedCall) => ({
        message: messageOf(error),
        resendInSeconds: retryAfterSeconds(error, DEFAULT_RESEND_SECONDS),
      })),
      countDown: change((_, { resendInSeconds }) => ({
        resendInSeconds: Math.max(0, resendInSeconds - 1),
      })),
      endWait: change(() => ({ resendInSeconds: 0 })),
      clearMessage: change(() => ({ message: undefined })),
      tellError: change(({ error }: FailedCall) => ({ message: messageOf(error) })),
    },
    delays: {
      second: 1000,
      resendWait: ({ context }: { context: C }) => context.resendInSeconds * 1000,
    },
  };
}

/**
 * The states in which a code is sent, counted down to the next and sent anew by `code.resend`. The flow has a port
 * `sendCode` that answers {@link CodeSent}, and {@link codeDeliveryParts}.
 *
 * @param input - Whom the code goes to, from the context.
 */
export const codeDelivery = <C, I>(input: (args: { context: C }) => I) =>
  ({
    initial: 'sending',
    states: {
      sending: {
        description: 'The code is on its way.',
        invoke: {
          src: 'sendCode',
          input,
          onDone: {
            target: 'waiting',
            actions: {
              type: 'noteSent',
              params: ({ event }: { event: { output: CodeSent } }) => event.output,
            },
          },
          onError: [
            {
              guard: { type: 'isTooManyTries', params: failure },
              target: 'waiting',
              actions: { type: 'noteWait', params: failure },
            },
            { target: 'ready', actions: { type: 'tellError', params: failure } },
          ],
        },
      },
      waiting: {
        description: 'Another code may be sent when the countdown ends.',
        after: { resendWait: { target: 'ready', actions: 'endWait' } },
        initial: 'counting',
        states: {
          counting: {
            after: { second: { target: 'counting', reenter: true, actions: 'countDown' } },
          },
        },
      },
      ready: {
        description: 'Another code may be sent.',
        on: { 'code.resend': { target: 'sending', actions: 'clearMessage' } },
      },
    },
  }) as const;

function failure({ event }: { event: FailedCall }): FailedCall {
  return event;
}
