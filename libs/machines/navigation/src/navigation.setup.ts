import { type FailedCall, type FlowMeta, missingPort, required } from '@foyer/core';
import { type AnyActorRef, assign, setup } from 'xstate';
import * as v from 'valibot';
import type { NavigationEvent } from './navigation.events.ts';
import { entryPlace, placeOf, withPlace } from './navigation.places.ts';
import type {
  LoadAnswer,
  NavigationArrival,
  NavigationChanged,
  NavigationContext,
  NavigationFailure,
  NavigationInput,
  NavigationPage,
  NavigationTarget,
  SavedScrolls,
} from './navigation.types.ts';

/** How often a version check becomes due. NAV-008 */
export const VERSION_CHECK_MS = 600_000;
/** How often the place of the page is saved at most. NAV-007 */
export const SCROLL_THROTTLE_MS = 200;
/** Redirects in a row after which a page counts as failed. */
export const REDIRECTS_MAX = 5;

const failureSchema = v.object({
  status: v.optional(v.number()),
  code: v.optional(v.number()),
});

/** What a failed load says about itself; a refusal and an answer of the router look alike. */
function failureOf(error: unknown): NavigationFailure {
  const { success, output } = v.safeParse(failureSchema, error);
  return { status: success ? output.status : undefined, code: success ? output.code : undefined };
}

/** The page on its way. */
export const targetOf = ({ target }: NavigationContext): NavigationArrival =>
  required(target, 'target');

const parts = setup({
  types: {} as {
    input: NavigationInput;
    context: NavigationContext;
    events: NavigationEvent;
    emitted: NavigationChanged;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    preload: missingPort<NavigationPage, unknown>('preload', 'Loads the code of a page.'),
    load: missingPort<NavigationPage, LoadAnswer>(
      'load',
      'Loads the initial data of a page; the answer may lead to another page.',
    ),
    fetchVersion: missingPort<undefined, { version: string }>(
      'fetchVersion',
      'Asks `/app_info` which revision is served now.',
    ),
    reload: missingPort<NavigationTarget, unknown>(
      'reload',
      'Loads the document of the page anew; settles only when that was refused.',
    ),
  },
  guards: {
    isCheckDue: ({ context }) => context.isCheckDue,
    isSameVersion: ({ context }, { version }: { version: string }) => version === context.revision,
    isRedirect: (_, answer: LoadAnswer) => answer.status === 'redirected',
    isEndless: ({ context }, answer: LoadAnswer) =>
      answer.status === 'redirected' && context.redirects >= REDIRECTS_MAX,
    hasPlace: ({ context: { saved, page } }) => entryPlace(saved, page.entry) !== undefined,
    hasTarget: ({ context }) => context.target !== undefined,
    isUnsaved: ({ context: { saved, page, scrollY } }) => entryPlace(saved, page.entry) !== scrollY,
  },
  actions: {
    /** These four are supplied by `createNavigationMachine`. */
    showPage: (_args, _arrival: NavigationArrival) => {},
    invalidateQueries: () => {},
    saveScrolls: (_args, _saved: SavedScrolls) => {},
    placePage: (_args, _place: { scrollY: number }) => {},
    aim: assign((_, target: NavigationTarget) => ({
      target: { ...target, failure: undefined },
      redirects: 0,
    })),
    fail: assign(({ context }, { error }: FailedCall) => ({
      target: { ...targetOf(context), failure: failureOf(error) },
    })),
    /** The entry stays: a redirect adds none to the history. NAV-003 */
    redirect: assign(({ context }, answer: LoadAnswer) => {
      const { page, action } = targetOf(context);
      if (answer.status !== 'redirected') return {};
      const target: NavigationArrival = {
        page: { ...answer.page, entry: page.entry },
        action: action === 'pop' ? 'replace' : action,
        failure: undefined,
      };
      return { target, redirects: context.redirects + 1 };
    }),
    flagCheck: assign({ isCheckDue: true }),
    clearCheck: assign({ isCheckDue: false }),
    noteScroll: assign((_, scrollY: number) => ({ scrollY })),
  },
  delays: {
    /** NAV-008 */
    versionCheck: VERSION_CHECK_MS,
    /** NAV-007 */
    scrollThrottle: SCROLL_THROTTLE_MS,
  },
});

/** What the navigation is made of: its types, effects, rules and steps with a name. */
export const navigationSetup = parts.extend({
  actions: {
    /** Keeps where the page on the screen stands. */
    keepPlace: parts.enqueueActions(({ context, enqueue }) => {
      const saved = withPlace(context.saved, context.page, context.scrollY);
      enqueue.assign({ saved });
      enqueue({ type: 'saveScrolls', params: saved });
    }),
    /** Puts the first page back to where an earlier document of the tab has left it. */
    placeAgain: parts.enqueueActions(({ context, enqueue }) => {
      const scrollY = entryPlace(context.saved, context.page.entry) ?? 0;
      enqueue({ type: 'placePage', params: { scrollY } });
      enqueue.assign({ scrollY });
    }),
    /** Brings the page to the screen and tells the others, unless only its own address changed. */
    show: parts.enqueueActions(({ context, enqueue, system }) => {
      const arrival = targetOf(context);
      const { page, action, failure } = arrival;
      const scrollY = placeOf(context, arrival);
      enqueue({ type: 'showPage', params: arrival });
      if (scrollY !== undefined) enqueue({ type: 'placePage', params: { scrollY } });
      enqueue.assign({
        page,
        failure,
        target: undefined,
        redirects: 0,
        scrollY: scrollY ?? context.scrollY,
      });
      if (action === 'replace' && page.path === context.page.path) return;
      const changed: NavigationChanged = {
        type: 'navigation.changed',
        page,
        itemId: page.itemId,
      };
      enqueue.emit(changed);
      for (const id of context.listeners) {
        const listener: AnyActorRef | undefined = system.get(id);
        if (listener) enqueue.sendTo(listener, changed);
      }
    }),
  },
});
