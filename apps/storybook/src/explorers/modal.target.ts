import type { ExplorerTarget } from '@foyer/explorer';
import { type ModalContext, type ModalEvent, modalEvents, modalMachine } from '@foyer/modal';
import { modalRequests } from '@foyer/modal/fixtures';

const examples: ModalEvent[] = [
  ...Object.values(modalRequests).map((request) => ({ type: 'modal.open' as const, request })),
  { type: 'modal.resolve', id: 'login', result: { isNew: true } },
  { type: 'modal.withdraw', id: 'login' },
];

/** The owner of all dialogs. */
export const modalTarget: ExplorerTarget = {
  machine: modalMachine,
  events: modalEvents,
  inputs: { closed: undefined },
  examples,
  summarise: ({ current, waiting, hasLeftPage }: ModalContext) => [
    current?.id,
    waiting[0]?.id,
    hasLeftPage,
  ],
};
