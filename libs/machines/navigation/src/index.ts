export {
  type NavigationEvent,
  navigationEvents,
  navigationPageSchema,
} from './navigation.events.ts';
export { createNavigationMachine, navigationMachine } from './navigation.machine.ts';
export { type NavigationViewState, selectNavigationView } from './navigation.selectors.ts';
export type {
  NavigationAction,
  NavigationArrival,
  NavigationChanged,
  NavigationContext,
  NavigationFailure,
  NavigationInput,
  NavigationPage,
  NavigationPorts,
  NavigationTarget,
  PagePlace,
  SavedScrolls,
} from './navigation.types.ts';
