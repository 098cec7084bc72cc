import type { FlowMeta } from '@foyer/core';
import { type AnyActorRef, assign, enqueueActions, setup } from 'xstate';
import type { ModalEvent } from './modal.events.ts';
import type {
  Modal,
  ModalContext,
  ModalOutcome,
  ModalRejection,
  ModalRequest,
} from './modal.types.ts';

/** How long a dialog fades before the next one comes: as long as the slowest look needs. MODAL-010 leaves it open. */
export const MODAL_CLOSING_MS = 300;

/** Fills what a request left open. MODAL-002, MODAL-004, MODAL-006, MODAL-007. */
const modalOf = (request: ModalRequest): Modal => ({
  id: request.id,
  name: request.name,
  data: request.data ?? {},
  asker: request.asker,
  isCancellable: request.isCancellable ?? true,
  closesOnEscape: request.closesOnEscape ?? true,
  ignoresNavigation: request.ignoresNavigation ?? false,
  animation: request.animation ?? 'opacity-scale',
  autoCloseSeconds: request.autoCloseSeconds ?? 0,
});

/** A dialog and how it ended. */
interface Ending {
  modal: Modal;
  outcome: ModalOutcome;
}

/** The dialog on the screen ended with a result. */
export const resolving = ({ current }: ModalContext, result: unknown): Ending[] =>
  current
    ? [
        {
          modal: current,
          outcome: { type: 'modal.resolved', id: current.id, name: current.name, result },
        },
      ]
    : [];

const rejected = (modals: readonly Modal[], reason: ModalRejection): Ending[] =>
  modals.map((modal) => ({
    modal,
    outcome: { type: 'modal.rejected', id: modal.id, name: modal.name, reason },
  }));

/** The dialog on the screen ended without a result. */
export const rejecting = ({ current }: ModalContext, reason: ModalRejection): Ending[] =>
  current ? rejected([current], reason) : [];

/** Dialogs that wait are not shown any more. */
export const rejectingWaiting = (
  { waiting }: ModalContext,
  reason: ModalRejection,
  isMeant: (modal: Modal) => boolean,
): Ending[] => rejected(waiting.filter(isMeant), reason);

const parts = setup({
  types: {} as {
    context: ModalContext;
    events: ModalEvent;
    emitted: ModalOutcome;
    meta: FlowMeta;
  },
  guards: {
    isCurrent: ({ context }, id: string) => context.current?.id === id,
    isWaiting: ({ context }, id: string) => context.waiting.some((modal) => modal.id === id),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isCancellable: ({ context }) => context.current?.isCancellable ?? false,
    closesOnEscape: ({ context: { current } }) =>
      current !== undefined && current.isCancellable && current.closesOnEscape,
    isKnown: ({ context: { current, waiting } }, id: string) =>
      current?.id === id || waiting.some((modal) => modal.id === id),
    goesWithPage: ({ context }) => !context.current?.ignoresNavigation,
    closesByItself: ({ context }) => (context.current?.autoCloseSeconds ?? 0) > 0,
    takesItsPlace: ({ context }, { whenBusy }: ModalRequest) =>
      whenBusy === 'replace' && (context.current?.isCancellable ?? false),
  },
  actions: {
    /** Supplied by `createModalMachine`. */
    holdPage: () => {},
    /** Supplied by `createModalMachine`. */
    releasePage: (_args, _page: { isSamePage: boolean }) => {},
    show: assign((_, request: ModalRequest) => ({
      current: modalOf(request),
      hasLeftPage: false,
    })),
    showNext: assign(({ context }) => ({
      current: context.waiting[0],
      waiting: context.waiting.slice(1),
    })),
    clear: assign({ current: undefined }),
    line: assign(({ context }, request: ModalRequest) => ({
      waiting:
        request.whenBusy === 'replace'
          ? [modalOf(request), ...context.waiting]
          : [...context.waiting, modalOf(request)],
    })),
    leavePage: assign(({ context }) => ({
      hasLeftPage: true,
      waiting: context.waiting.filter((modal) => modal.ignoresNavigation),
    })),
    drop: assign(({ context }, id: string) => ({
      waiting: context.waiting.filter((modal) => modal.id !== id),
    })),
  },
  delays: {
    /** MODAL-008, MODAL-010 */
    closing: ({ context }) => (context.current?.animation === 'none' ? 0 : MODAL_CLOSING_MS),
    /** MODAL-029, MODAL-030: as the request says. */
    autoClose: ({ context }) => (context.current?.autoCloseSeconds ?? 0) * 1000,
  },
});

/** What the owner of all dialogs is made of: its types, effects, rules and steps with a name. */
export const modalSetup = parts.extend({
  actions: {
    /** Says how dialogs ended: to their askers, and to whoever listens. */
    tell: enqueueActions(({ enqueue, system }, endings: readonly Ending[]) => {
      for (const { modal, outcome } of endings) {
        enqueue.emit(outcome);
        const asker: AnyActorRef | undefined = modal.asker && system.get(modal.asker);
        if (asker) enqueue.sendTo(asker, outcome);
      }
    }),
  },
});
