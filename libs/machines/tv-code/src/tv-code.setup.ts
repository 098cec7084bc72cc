import { type FailedCall, type FlowMeta, missingPort, secret, type Secret } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { TvCodeEvent } from './tv-code.events.ts';
import { isWhole, readFailure, type TvCodeKind, unknownCode } from './tv-code.rules.ts';
import type { TvCodeContext, TvCodeResult, TvCodeViewer } from './tv-code.types.ts';

/** What connecting a television is made of: its types, ports, rules and steps with a name. */
export const tvCodeSetup = setup({
  types: {} as { context: TvCodeContext; events: TvCodeEvent; tags: 'busy'; meta: FlowMeta },
  actors: {
    readAddress: missingPort<undefined, Secret | undefined>(
      'readAddress',
      'The code of the address that the visit began with.',
    ),
    findViewer: missingPort<undefined, TvCodeViewer>(
      'findViewer',
      'Whether the viewer has an account.',
    ),
    signIn: missingPort<undefined, TvCodeViewer>(
      'signIn',
      'Asks a visitor to sign in over the page.',
    ),
    authorize: missingPort<{ code: Secret }, TvCodeResult>(
      'authorize',
      'Signs in the television that shows the code.',
    ),
    sendOperatorCode: missingPort<{ code: Secret }, string | undefined>(
      'sendOperatorCode',
      "Connects an operator's television.",
    ),
    holdPage: missingPort<undefined, unknown>(
      'holdPage',
      'Keeps the page from being loaded again for as long as it runs.',
    ),
  },
  guards: {
    isGiven: ({ context }, code: Secret | undefined) =>
      context.form === 0 && code !== undefined && isWhole('operator', code.reveal()),
    isFilled: ({ event }) => event.type === 'entry.change' && !event.isEmpty,
    isWhole: ({ context }, { code }: { code: Secret }) => isWhole(context.kind, code.reveal()),
    isSignedIn: (_, { isSignedIn }: TvCodeViewer) => isSignedIn,
    isOperator: ({ context }) => context.kind === 'operator',
    isConnected: (_, { isConnected }: TvCodeResult) => isConnected,
    isCodeBad: ({ context }) => context.isCodeBad,
  },
  actions: {
    fillIn: assign(({ context }, given: Secret | undefined) => ({
      kind: 'operator' as const,
      form: context.form + 1,
      given,
    })),
    choose: assign((_, { kind }: { kind: TvCodeKind }) => ({ kind })),
    empty: assign(({ context }) => ({
      form: context.form + 1,
      given: undefined,
      code: undefined,
      message: undefined,
    })),
    noteReturn: assign({ isReturned: true, message: undefined }),
    noteSignIn: assign({ isPageOld: true }),
    keepCode: assign((_, { code }: { code: Secret }) => ({
      code: secret(code.reveal().trim()),
      message: undefined,
    })),
    dropCode: assign({ code: undefined }),
    tellUnknown: assign({ message: unknownCode, isCodeBad: true }),
    tellFailure: assign((_, { error }: FailedCall) => readFailure(error)),
    tellSuccess: assign((_, text: string | undefined) => ({
      message: text ? { text } : undefined,
    })),
  },
});
