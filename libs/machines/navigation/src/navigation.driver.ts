import { heldPort } from '@foyer/core/fixtures';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { fakeNavigationPorts, navigationInputs } from './navigation.fixtures.ts';
import { createNavigationMachine } from './navigation.machine.ts';
import { selectNavigationView } from './navigation.selectors.ts';
import type {
  NavigationArrival,
  NavigationFailure,
  NavigationInput,
  NavigationPage,
  NavigationPorts,
  NavigationTarget,
  PagePlace,
  SavedScrolls,
} from './navigation.types.ts';

/**
 * Starts the navigation beside a flow `modal` that only notes what it is told, under a clock of the test's. Pages are
 * held back until the test lets them come.
 */
export function startNavigation(
  replaced: Partial<NavigationPorts> = {},
  input: NavigationInput = navigationInputs.fresh,
) {
  const clock = new SimulatedClock();
  const load = heldPort<NavigationTarget, NavigationArrival>();
  const told: AnyEventObject[] = [];
  const saves: SavedScrolls[] = [];
  const places: PagePlace[] = [];
  const ports = fakeNavigationPorts({
    load: load.port,
    saveScrolls: (saved) => saves.push(saved),
    placePage: ({ at }) => places.push(at),
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
  const go = ({ address }: NavigationPage, isReplacing = false) =>
    actor.send({ type: 'navigation.go', address, isReplacing });
  const back = ({ address }: NavigationPage) => actor.send({ type: 'navigation.popped', address });
  const scroll = (y: number) => actor.send({ type: 'scroll.moved', y });
  /** Lets answers that were given reach the flow. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Lets this page come, with a failure the not-found state in its place. */
  const arrive = async (page: NavigationPage, failure?: NavigationFailure) => {
    load.calls.at(-1)?.answer({ page, failure });
    await settle();
  };
  const refuse = async (error: unknown) => {
    load.calls.at(-1)?.fail(error);
    await settle();
  };
  const wanted = () => load.calls.map(({ input: { address } }) => address);
  return {
    actor,
    clock,
    load,
    told,
    saves,
    places,
    view,
    go,
    back,
    scroll,
    settle,
    arrive,
    refuse,
    wanted,
  };
}
