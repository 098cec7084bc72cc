import { actorFromPort } from '@foyer/core';
import { navigationSetup, targetOf } from './navigation.setup.ts';
import type { NavigationPorts } from './navigation.types.ts';

/**
 * The way from page to page. Spec 1 §4 "Navigation", NAV-001 to NAV-012.
 *
 * A page comes to the screen with its data or as the not-found state, never half loaded; until then the old one stays.
 * Each navigation drops the one before it and aborts its call.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description: 'Loads pages, keeps their places and notices when a newer version is served.',
  context: ({ input }) => ({
    ...input,
    target: undefined,
    arrival: undefined,
    failure: undefined,
    isCheckDue: false,
  }),
  type: 'parallel',
  states: {
    page: {
      description: 'The page on the screen and the one that comes.',
      on: {
        'navigation.go': {
          target: '.deciding',
          actions: {
            type: 'aim',
            params: ({ event: { address, isReplacing } }) => ({
              address,
              action: isReplacing ? 'replace' : 'push',
            }),
          },
        },
        'navigation.popped': {
          target: '.deciding',
          actions: [
            'invalidateQueries',
            { type: 'aim', params: ({ event: { address } }) => ({ address, action: 'pop' }) },
          ],
        },
        'navigation.jumped': {
          target: '.staying',
          actions: [
            'keepPlace',
            { type: 'jump', params: ({ event: { address, entry } }) => ({ address, entry }) },
          ],
        },
        'flow.resumed': { guard: 'hasTarget', target: '.deciding' },
      },
      initial: 'shown',
      states: {
        shown: { description: 'The page is on the screen.', meta: { requirements: ['NAV-006'] } },
        failed: {
          description: 'The page could not be loaded: the not-found state with its code.',
          meta: { requirements: ['NAV-004'] },
        },
        deciding: {
          description: 'Only a navigation asks for the version, and only when that is due.',
          meta: { requirements: ['NAV-005', 'NAV-009'] },
          always: [{ guard: 'isCheckDue', target: 'checking' }, { target: 'loading' }],
        },
        checking: {
          description: 'The revision that is served is compared with the running one.',
          meta: { requirements: ['NAV-009', 'NAV-010', 'NAV-011', 'NAV-012'] },
          tags: 'busy',
          invoke: {
            src: 'fetchVersion',
            onDone: [
              {
                guard: { type: 'isSameVersion', params: ({ event }) => event.output },
                target: 'loading',
                actions: 'clearCheck',
              },
              { target: 'reloading' },
            ],
            onError: 'reloading',
          },
        },
        reloading: {
          description: 'The browser loads the document of the page; refused, the page is loaded.',
          meta: { requirements: ['NAV-010', 'NAV-011'] },
          tags: 'busy',
          on: { 'page.restored': 'staying' },
          invoke: {
            src: 'reload',
            input: ({ context }) => targetOf(context),
            onDone: 'loading',
            onError: 'loading',
          },
        },
        loading: {
          description: 'Code and initial data of the page come; the old page stays until then.',
          meta: { requirements: ['NAV-001', 'NAV-002', 'NAV-003'] },
          tags: 'busy',
          invoke: {
            src: 'load',
            input: ({ context }) => targetOf(context),
            onDone: [
              {
                guard: { type: 'isFailed', params: ({ event }) => event.output },
                target: 'failed',
                actions: [
                  'keepPlace',
                  { type: 'land', params: ({ event }) => event.output },
                  'arrive',
                ],
              },
              {
                target: 'shown',
                actions: [
                  'keepPlace',
                  { type: 'land', params: ({ event }) => event.output },
                  'arrive',
                ],
              },
            ],
            onError: 'staying',
          },
        },
        staying: {
          description: 'Nothing comes; the page on the screen remains.',
          entry: 'forgetTarget',
          always: [{ guard: 'wasFound', target: 'shown' }, { target: 'failed' }],
        },
      },
    },
    scroll: {
      description: 'The place of the page is saved while it moves.',
      meta: { requirements: ['NAV-006', 'NAV-007'] },
      on: { 'page.hidden': { guard: 'isUnsaved', actions: 'keepPlace' } },
      initial: 'resting',
      states: {
        resting: {
          description: 'The next move is saved at once.',
          on: {
            'scroll.moved': {
              target: 'moving',
              actions: [{ type: 'noteScroll', params: ({ event }) => event.y }, 'keepPlace'],
            },
          },
        },
        moving: {
          description: 'Moves are noted; the last one is saved when the time is over.',
          on: {
            'scroll.moved': { actions: { type: 'noteScroll', params: ({ event }) => event.y } },
          },
          after: {
            scrollThrottle: [
              { guard: 'isUnsaved', target: 'moving', reenter: true, actions: 'keepPlace' },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    version: {
      description: 'Again and again a version check becomes due; the next navigation makes it.',
      meta: { requirements: ['NAV-008'] },
      initial: 'counting',
      states: {
        counting: {
          after: { versionCheck: { target: 'counting', reenter: true, actions: 'flagCheck' } },
        },
      },
    },
  },
});

/** The machine with its effects attached; the root actor runs it under the system id `navigation`. */
export const createNavigationMachine = (ports: NavigationPorts) =>
  navigationMachine.provide({
    actors: {
      load: actorFromPort(ports.load),
      fetchVersion: actorFromPort(ports.fetchVersion),
      reload: actorFromPort(ports.reload),
    },
    actions: {
      invalidateQueries: () => ports.invalidateQueries(),
      saveScrolls: (_, saved) => ports.saveScrolls(saved),
      placePage: (_, { at }) => ports.placePage({ at }),
    },
  });
