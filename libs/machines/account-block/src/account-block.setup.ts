import { type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import type { ModalEvent } from '@foyer/modal';
import { type AnyActorRef, assign, enqueueActions, setup } from 'xstate';
import type { AccountBlockEvent } from './account-block.events.ts';
import { blockOf, hasBlockScreen, isClosable } from './account-block.reading.ts';
import type { AccountBlockContext, AccountBlockInput, BlockAction } from './account-block.types.ts';

/** How long after the page a blocked viewer is told. ACCT-001 */
export const BLOCK_DELAY_MS = 1000;

/** Id and name of the dialog, and the system id under which the flow runs. */
export const BLOCK_ID = 'account-block';

/** The event of the push channel that says that a block has come or gone. EVENT-017 */
const STATUS_CODE = 'account_status';

type Settings = AccountBlockInput['settings'];
type Rejected = Extract<AccountBlockEvent, { type: 'modal.rejected' }>;

/** The action at an index of the dialog. */
export const actionAt = ({ screen }: AccountBlockContext, index: number): BlockAction | undefined =>
  screen?.actions[index];

const parts = setup({
  types: {} as {
    input: AccountBlockInput;
    context: AccountBlockContext;
    events: AccountBlockEvent;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    signOut: missingPort<undefined, unknown>('signOut', 'Ends the session.'),
  },
  guards: {
    hasBlockScreen: ({ context }) => hasBlockScreen(context),
    isStillBlocked: (_, settings: Settings) => hasBlockScreen(blockOf(settings)),
    isFree: (_, settings: Settings) => !hasBlockScreen(blockOf(settings)),
    isAccountStatus: (_, code: string) => code === STATUS_CODE,
    isLogout: ({ context }, index: number) => actionAt(context, index)?.type === 'logout',
    isExternal: ({ context }, index: number) => actionAt(context, index)?.type === 'external',
    isScreen: ({ context }, index: number) => actionAt(context, index)?.type === 'screen',
    /** It ended, but not because the viewer has read it. */
    isPushedAway: ({ context: { screen } }, { id, reason }: Rejected) =>
      id === BLOCK_ID &&
      (reason === 'replaced' || (reason === 'navigation' && !isClosable(screen))),
    isClosed: (_, { id, reason }: Rejected) => id === BLOCK_ID && reason !== 'withdrawn',
  },
  actions: {
    /** These two are supplied by `createAccountBlockMachine`. */
    openScreen: (_args, _action: BlockAction | undefined) => {},
    openExternal: (_args, _action: BlockAction | undefined) => {},
    learn: assign((_, settings: Settings) => blockOf(settings)),
    reset: assign({ isBlocked: false, message: undefined }),
    say: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
    unsay: assign({ message: undefined }),
  },
  delays: {
    /** ACCT-001 */
    blockScreen: BLOCK_DELAY_MS,
  },
});

/** What the flow is made of: its types, effects, rules and steps with a name. */
export const accountBlockSetup = parts.extend({
  actions: {
    /** Asks the flow `modal` for the dialog; it waits there until no other is open. ACCT-002 */
    ask: enqueueActions(({ context, enqueue, system }) => {
      const modal: AnyActorRef | undefined = system.get('modal');
      if (!modal) return;
      enqueue.sendTo(modal, {
        type: 'modal.open',
        request: {
          id: BLOCK_ID,
          name: BLOCK_ID,
          asker: BLOCK_ID,
          isCancellable: isClosable(context.screen),
        },
      } satisfies ModalEvent);
    }),
    withdraw: enqueueActions(({ enqueue, system }) => {
      const modal: AnyActorRef | undefined = system.get('modal');
      if (modal) {
        enqueue.sendTo(modal, { type: 'modal.withdraw', id: BLOCK_ID } satisfies ModalEvent);
      }
    }),
    tellSession: enqueueActions(({ enqueue, system }) => {
      const session: AnyActorRef | undefined = system.get('session');
      if (session) enqueue.sendTo(session, { type: 'signed.out' });
    }),
  },
});
