import { type FlowMeta, missingPort, required } from '@foyer/core';
import { type AnyActorRef, assign, setup } from 'xstate';
import type { NavigationEvent } from './navigation.events.ts';
import { entryPlace, isInPlace, placeOf, withPlace } from './navigation.places.ts';
import type {
  NavigationArrival,
  NavigationChanged,
  NavigationContext,
  NavigationInput,
  NavigationPage,
  NavigationTarget,
  PagePlace,
  SavedScrolls,
} from './navigation.types.ts';

/** How often a version check becomes due. NAV-008 */
export const VERSION_CHECK_MS = 600_000;
/** How often the place of the page is saved at most. NAV-007 */
export const SCROLL_THROTTLE_MS = 200;

/** The page on its way. */
export const targetOf = ({ target }: NavigationContext): NavigationTarget =>
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
    load: missingPort<NavigationTarget, NavigationArrival>(
      'load',
      'Loads code and initial data of a page and puts it on the screen; answers what came, found or not.',
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
    isFailed: (_, { failure }: NavigationArrival) => failure !== undefined,
    wasFound: ({ context }) => context.failure === undefined,
    hasTarget: ({ context }) => context.target !== undefined,
    isUnsaved: ({ context: { saved, page, scrollY } }) => entryPlace(saved, page.entry) !== scrollY,
  },
  actions: {
    /** These three are supplied by `createNavigationMachine`. */
    invalidateQueries: () => {},
    saveScrolls: (_args, _saved: SavedScrolls) => {},
    placePage: (_args, _place: { at: PagePlace }) => {},
    aim: assign((_, target: NavigationTarget) => ({ target })),
    land: assign((_, arrival: NavigationArrival) => ({ arrival })),
    forgetTarget: assign({ target: undefined }),
    jump: assign(({ context }, to: Pick<NavigationPage, 'address' | 'entry'>) => ({
      page: { ...context.page, ...to },
    })),
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
    /** Places the page that came and tells the others, unless only the address of the page changed. */
    arrive: parts.enqueueActions(({ context, enqueue, system }) => {
      const { page, failure } = required(context.arrival, 'arrival');
      const target = targetOf(context);
      const at = placeOf(context, target, page);
      if (at !== undefined) enqueue({ type: 'placePage', params: { at } });
      enqueue.assign({
        page,
        failure,
        target: undefined,
        arrival: undefined,
        scrollY: typeof at === 'number' ? at : context.scrollY,
      });
      if (isInPlace(context.page, target, page)) return;
      const changed: NavigationChanged = { type: 'navigation.changed', page, itemId: page.itemId };
      enqueue.emit(changed);
      for (const id of context.listeners) {
        const listener: AnyActorRef | undefined = system.get(id);
        if (listener) enqueue.sendTo(listener, changed);
      }
    }),
  },
});
