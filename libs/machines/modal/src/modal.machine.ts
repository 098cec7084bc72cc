import { modalSetup, rejecting, rejectingWaiting, resolving } from './modal.setup.ts';
import type { Modal, ModalPorts } from './modal.types.ts';

const belongsToPage = (modal: Modal) => !modal.ignoresNavigation;

/**
 * The owner of all dialogs: shows one at a time, the rest waits in line. Spec 1 §2 "Modal dialogs", MODAL-001 to
 * MODAL-012.
 *
 * Each request ends exactly once, with `modal.resolved` or `modal.rejected`, as soon as that is decided and before the
 * dialog has faded.
 */
export const modalMachine = modalSetup.createMachine({
  id: 'modal',
  description: 'Shows one dialog at a time and tells who asked for it how it ended.',
  context: { current: undefined, waiting: [], hasLeftPage: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'There is no dialog.',
      on: {
        'modal.open': {
          target: 'shown',
          actions: [{ type: 'show', params: ({ event }) => event.request }, 'holdPage'],
        },
      },
    },
    shown: {
      description: 'One dialog lies over the page, which keeps its place; others wait in line.',
      meta: { requirements: ['MODAL-001', 'MODAL-009', 'MODAL-011'] },
      on: {
        'modal.open': [
          { guard: { type: 'isWaiting', params: ({ event }) => event.request.id } },
          { actions: { type: 'line', params: ({ event }) => event.request } },
        ],
        'modal.withdraw': {
          actions: [
            {
              type: 'tell',
              params: ({ context, event }) =>
                rejectingWaiting(context, 'withdrawn', ({ id }) => id === event.id),
            },
            { type: 'drop', params: ({ event }) => event.id },
          ],
        },
        'navigation.changed': {
          actions: [
            {
              type: 'tell',
              params: ({ context }) => rejectingWaiting(context, 'navigation', belongsToPage),
            },
            'leavePage',
          ],
        },
        'flow.resumed': { actions: 'holdPage' },
      },
      initial: 'open',
      states: {
        open: {
          description: 'The dialog is in use. A press beside it does nothing.',
          meta: {
            requirements: [
              'MODAL-002',
              'MODAL-003',
              'MODAL-004',
              'MODAL-005',
              'MODAL-006',
              'MODAL-012',
            ],
          },
          on: {
            'modal.open': [
              { guard: { type: 'isKnown', params: ({ event }) => event.request.id } },
              {
                guard: { type: 'takesItsPlace', params: ({ event }) => event.request },
                target: 'closing',
                actions: [
                  { type: 'tell', params: ({ context }) => rejecting(context, 'replaced') },
                  { type: 'line', params: ({ event }) => event.request },
                ],
              },
            ],
            'modal.resolve': {
              guard: { type: 'isCurrent', params: ({ event }) => event.id },
              target: 'closing',
              actions: {
                type: 'tell',
                params: ({ context, event }) => resolving(context, event.result),
              },
            },
            'modal.cancel': {
              guard: 'isCancellable',
              target: 'closing',
              actions: { type: 'tell', params: ({ context }) => rejecting(context, 'cancelled') },
            },
            'modal.escape': {
              guard: 'closesOnEscape',
              target: 'closing',
              actions: { type: 'tell', params: ({ context }) => rejecting(context, 'cancelled') },
            },
            'modal.withdraw': {
              guard: { type: 'isCurrent', params: ({ event }) => event.id },
              target: 'closing',
              actions: { type: 'tell', params: ({ context }) => rejecting(context, 'withdrawn') },
            },
            'navigation.changed': {
              guard: 'goesWithPage',
              target: 'closing',
              actions: [
                { type: 'tell', params: ({ context }) => rejecting(context, 'navigation') },
                {
                  type: 'tell',
                  params: ({ context }) => rejectingWaiting(context, 'navigation', belongsToPage),
                },
                'leavePage',
              ],
            },
          },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Few dialogs close by themselves.',
              always: [{ guard: 'closesByItself', target: 'counting' }, { target: 'staying' }],
            },
            staying: { description: 'The dialog waits for the viewer.' },
            counting: {
              description: 'The dialog closes when its time is over.',
              meta: { requirements: ['MODAL-029', 'MODAL-030', 'MODAL-031'] },
              on: { 'modal.hold': 'held' },
              after: {
                autoClose: {
                  target: '#modal.shown.closing',
                  actions: { type: 'tell', params: ({ context }) => rejecting(context, 'expired') },
                },
              },
            },
            held: {
              description:
                'The viewer points at the dialog, moves in it, or does not see it; then its time begins anew.',
              on: { 'modal.release': 'counting' },
            },
          },
        },
        closing: {
          description: 'The dialog fades; its outcome was sent already.',
          meta: { requirements: ['MODAL-007', 'MODAL-008', 'MODAL-010'] },
          after: {
            closing: [
              { guard: 'hasWaiting', target: 'open', actions: 'showNext' },
              {
                target: '#modal.closed',
                actions: [
                  {
                    type: 'releasePage',
                    params: ({ context }) => ({ isSamePage: !context.hasLeftPage }),
                  },
                  'clear',
                ],
              },
            ],
          },
        },
      },
    },
  },
});

/** The machine with its effects attached; the root actor runs it under the system id `modal`. */
export const createModalMachine = (ports: ModalPorts) =>
  modalMachine.provide({
    actions: {
      holdPage: () => ports.holdPage(),
      releasePage: (_, page) => ports.releasePage(page),
    },
  });
