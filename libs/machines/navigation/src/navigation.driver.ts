import { heldPort } from '@foyer/core/fixtures';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { fakeNavigationPorts, navigationInputs } from './navigation.fixtures.ts';
import { createNavigationMachine } from './navigation.machine.ts';
import { selectNavigationView } from './navigation.selectors.ts';
import type {
  LoadAnswer,
  NavigationArrival,
  NavigationInput,
  NavigationPage,
  NavigationPorts,
  SavedScrolls,
} from './navigation.types.ts';

/**
 * Starts the navigation beside a flow `modal` that only notes what it is told, under a clock of the test's. The data
 * of pages are held back until the test answers.
 */
export function startNavigation(
  replaced: Partial<NavigationPorts> = {},
  input: NavigationInput = navigationInputs.fresh,
) {
  const clock = new SimulatedClock();
  const load = heldPort<NavigationPage, LoadAnswer>();
  const told: AnyEventObject[] = [];
  const arrivals: NavigationArrival[] = [];
  const saves: SavedScrolls[] = [];
  const places: number[] = [];
  const ports = fakeNavigationPorts({
    load: load.port,
    showPage: (arrival) => arrivals.push(arrival),
    saveScrolls: (saved) => saves.push(saved),
    placePage: ({ scrollY }) => places.push(scrollY),
    ...replaced,
  });
  const root = setup({
    actors: {
      modal: fromCallback<AnyEventObject>(({ receive }) => receive((event) => told.push(event))),
      navigation: createNavigationMachine(ports),
    },
  }).createMachine({
    invoke: [
      { src: 'modal', systemId: 'modal' },
      { src: 'navigation', id: 'navigation', input },
    ],
  });
  const actor = createActor(root, { clock }).start().getSnapshot().children['navigation'];
  if (!actor) throw new Error('The navigation did not start');
  const view = () => selectNavigationView(actor.getSnapshot());
  const go = (page: NavigationPage, isReplacing = false) =>
    actor.send({ type: 'navigation.go', page, isReplacing });
  const back = (page: NavigationPage) => actor.send({ type: 'navigation.popped', page });
  const scroll = (y: number) => actor.send({ type: 'scroll.moved', y });
  /** Lets answers that were given reach the flow. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answer = async (given: LoadAnswer = { status: 'loaded' }) => {
    load.calls.at(-1)?.answer(given);
    await settle();
  };
  const fail = async (error: unknown) => {
    load.calls.at(-1)?.fail(error);
    await settle();
  };
  const wanted = () => load.calls.map(({ input: { address } }) => address);
  return {
    actor,
    clock,
    load,
    told,
    arrivals,
    saves,
    places,
    view,
    go,
    back,
    scroll,
    settle,
    answer,
    fail,
    wanted,
  };
}
