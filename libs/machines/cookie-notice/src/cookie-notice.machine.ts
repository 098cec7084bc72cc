import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { CookieNoticeEvent } from './cookie-notice.events.ts';
import type {
  CookieNoticeContext,
  CookieNoticeInput,
  CookieNoticeOutput,
  CookieNoticePorts,
  CookiePage,
} from './cookie-notice.types.ts';

/** How long a consent counts. COOKIE-005 */
const CONSENT_DAYS = 365;

/** The parameter of pages inside an app, which asks for consent itself. COOKIE-004 */
const APP_PARAMETER = 'auth_app';

const isAtOrBelow = (path: string, above: string) =>
  path === above || path.startsWith(above.endsWith('/') ? above : `${above}/`);

/**
 * The cookie notice: shown until the viewer says OK, except where it may not be. Spec 2 §4 "Cookie notice",
 * COOKIE-001 to COOKIE-005. Hidden as soon as OK is pressed, even if the consent cannot be stored.
 */
export const cookieNoticeMachine = setup({
  types: {} as {
    input: CookieNoticeInput;
    context: CookieNoticeContext;
    events: CookieNoticeEvent;
    output: CookieNoticeOutput;
    meta: FlowMeta;
  },
  actors: {
    storeConsent: missingPort<{ days: number }, unknown>(
      'storeConsent',
      'Keeps the consent in the browser for so many days.',
    ),
  },
  guards: {
    hasConsent: ({ context }) => context.hasConsent,
    isExempt: ({ context: { exemptPaths, page } }) =>
      !page.hasCookieNotice ||
      page.queryNames.includes(APP_PARAMETER) ||
      exemptPaths.some((exempt) => isAtOrBelow(page.path, exempt)),
  },
  actions: {
    turnTo: assign((_, page: CookiePage) => ({ page })),
    consent: assign({ hasConsent: true }),
  },
}).createMachine({
  id: 'cookieNotice',
  description: 'Tells that the site uses cookies until the viewer agrees.',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Consent is asked for once, and not on every page.',
      meta: { requirements: ['COOKIE-001', 'COOKIE-002', 'COOKIE-003', 'COOKIE-004'] },
      always: [
        { guard: 'hasConsent', target: 'accepted' },
        { guard: 'isExempt', target: 'hidden' },
        { target: 'shown' },
      ],
    },
    hidden: {
      description: 'This page has no notice; the next one may have it.',
      on: {
        'navigation.changed': {
          target: 'deciding',
          actions: { type: 'turnTo', params: ({ event }) => event.page },
        },
      },
    },
    shown: {
      description: 'The notice is on the screen.',
      on: {
        'navigation.changed': {
          target: 'deciding',
          actions: { type: 'turnTo', params: ({ event }) => event.page },
        },
        'cookie.accept': { target: 'storing', actions: 'consent' },
      },
    },
    storing: {
      description: 'The consent is being stored; the notice is gone already.',
      meta: { requirements: ['COOKIE-005'] },
      on: { 'flow.resumed': { target: 'storing', reenter: true } },
      invoke: {
        src: 'storeConsent',
        input: { days: CONSENT_DAYS },
        onDone: 'accepted',
        onError: 'accepted',
      },
    },
    accepted: {
      description: 'The viewer has agreed.',
      type: 'final',
      output: (): CookieNoticeOutput => ({ status: 'accepted' }),
    },
  },
  output: ({ event }) => event.output as CookieNoticeOutput,
});

/** The machine with its effect attached; the root actor runs it. */
export const createCookieNoticeMachine = (ports: CookieNoticePorts) =>
  cookieNoticeMachine.provide({ actors: { storeConsent: actorFromPort(ports.storeConsent) } });
