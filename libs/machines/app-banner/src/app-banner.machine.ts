import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { AppBannerEvent } from './app-banner.events.ts';
import type {
  AppBannerContext,
  AppBannerInput,
  AppBannerMemory,
  AppBannerOutput,
  AppBannerPage,
  AppBannerPorts,
  AppCheck,
} from './app-banner.types.ts';

/** How long the result of a check counts. APPBAN-006 */
const CHECK_SECONDS = 3600;

/** For the error collector, which the operator reads in Russian. APPBAN-011, APPBAN-012 */
export const reportWords = {
  unsupported: 'Браузер не умеет находить установленные приложения',
  failed: 'Не удалось узнать, установлено ли приложение',
} as const;

/**
 * The banner that offers the native app. Spec 2 §4 "Android app banner", APPBAN-001 to APPBAN-014.
 *
 * Shown only where it is known that the app is not installed: a viewer who may have it is not asked.
 */
export const appBannerMachine = setup({
  types: {} as {
    input: AppBannerInput;
    context: AppBannerContext;
    events: AppBannerEvent;
    output: AppBannerOutput;
    meta: FlowMeta;
  },
  actors: {
    recall: missingPort<undefined, AppBannerMemory>(
      'recall',
      'Reads what the browser keeps: that the app is installed, that the banner was closed, the last check.',
    ),
    checkInstalled: missingPort<undefined, AppCheck>(
      'checkInstalled',
      'Asks the browser whether the app is installed.',
    ),
  },
  guards: {
    isSuitable: ({ context: { isAndroid, isMainBrand, isSubdomainHost } }) =>
      isAndroid && isMainBrand && !isSubdomainHost,
    isOnPage: ({ context }) => context.page.hasAppBanner,
    isElsewhere: ({ context }) => !context.page.hasAppBanner,
    isInstalled: (_, memory: AppBannerMemory) => memory.isInstalled,
    isClosed: (_, memory: AppBannerMemory) => memory.isClosed,
    isFresh: (_, { checkAgeSeconds }: AppBannerMemory) =>
      checkAgeSeconds !== undefined && checkAgeSeconds < CHECK_SECONDS,
    isFound: (_, { status }: AppCheck) => status === 'installed',
    isMissing: (_, { status }: AppCheck) => status === 'absent',
  },
  actions: {
    turnTo: assign((_, page: AppBannerPage) => ({ page })),
    noteAge: assign((_, checkAgeSeconds: number) => ({ checkAgeSeconds })),
    /** These four are supplied by `createAppBannerMachine`. */
    rememberInstalled: () => {},
    rememberAbsent: () => {},
    rememberClosed: () => {},
    report: (_args, _words: string) => {},
  },
  delays: {
    /** APPBAN-006 */
    checkLife: ({ context }) => (CHECK_SECONDS - context.checkAgeSeconds) * 1000,
  },
}).createMachine({
  id: 'appBanner',
  description: 'Offers the native app to viewers on Android who do not have it.',
  context: ({ input }) => ({ ...input, checkAgeSeconds: 0 }),
  on: {
    'navigation.changed': { actions: { type: 'turnTo', params: ({ event }) => event.page } },
    'flow.resumed': '.deciding',
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Only Android, the main brand and its own host have the banner.',
      meta: { requirements: ['APPBAN-001', 'APPBAN-002', 'APPBAN-004'] },
      always: [{ guard: 'isSuitable', target: 'recalling' }, { target: 'unsuitable' }],
    },
    recalling: {
      description: 'What earlier visits left is read.',
      meta: { requirements: ['APPBAN-006', 'APPBAN-007', 'APPBAN-008'] },
      invoke: {
        src: 'recall',
        onDone: [
          {
            guard: { type: 'isInstalled', params: ({ event }) => event.output },
            target: 'installed',
          },
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'closed' },
          {
            guard: { type: 'isFresh', params: ({ event }) => event.output },
            target: 'absent',
            actions: {
              type: 'noteAge',
              params: ({ event }) => event.output.checkAgeSeconds ?? 0,
            },
          },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
    },
    checking: {
      description: 'The browser is asked whether the app is installed.',
      meta: { requirements: ['APPBAN-005', 'APPBAN-011', 'APPBAN-012', 'APPBAN-013'] },
      invoke: {
        src: 'checkInstalled',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'installed',
            actions: 'rememberInstalled',
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'absent',
            actions: ['rememberAbsent', { type: 'noteAge', params: 0 }],
          },
          { target: 'unknown', actions: { type: 'report', params: reportWords.unsupported } },
        ],
        onError: { target: 'unknown', actions: { type: 'report', params: reportWords.failed } },
      },
    },
    absent: {
      description: 'The app is not installed, as far as a check of the last hour knows.',
      meta: { requirements: ['APPBAN-003', 'APPBAN-006', 'APPBAN-008'] },
      after: { checkLife: 'checking' },
      initial: 'hidden',
      states: {
        hidden: {
          description: 'The route does not carry the banner.',
          always: { guard: 'isOnPage', target: 'shown' },
        },
        shown: {
          description: 'The banner is on the screen; its link leads to the store.',
          meta: { requirements: ['APPBAN-009', 'APPBAN-010'] },
          always: { guard: 'isElsewhere', target: 'hidden' },
          on: {
            'banner.close': { target: '#appBanner.closed', actions: 'rememberClosed' },
          },
        },
      },
    },
    unsuitable: {
      description: 'There is no app for this place.',
      type: 'final',
      output: (): AppBannerOutput => ({ status: 'unsuitable' }),
    },
    installed: {
      description: 'The app is there: the banner is never shown again.',
      meta: { requirements: ['APPBAN-007'] },
      type: 'final',
      output: (): AppBannerOutput => ({ status: 'installed' }),
    },
    closed: {
      description: 'The viewer does not want it, now or on an earlier visit.',
      type: 'final',
      output: (): AppBannerOutput => ({ status: 'closed' }),
    },
    unknown: {
      description: 'The browser cannot tell; the next visit asks again.',
      meta: { requirements: ['APPBAN-014'] },
      type: 'final',
      output: (): AppBannerOutput => ({ status: 'unknown' }),
    },
  },
  output: ({ event }) => event.output as AppBannerOutput,
});

/** The machine with its effects attached; the root actor runs it. */
export const createAppBannerMachine = (ports: AppBannerPorts) =>
  appBannerMachine.provide({
    actors: {
      recall: actorFromPort(ports.recall),
      checkInstalled: actorFromPort(ports.checkInstalled),
    },
    actions: {
      rememberInstalled: () => ports.rememberInstalled(),
      rememberAbsent: () => ports.rememberAbsent(),
      rememberClosed: () => ports.rememberClosed(),
      report: (_, words) => ports.report(words),
    },
  });
