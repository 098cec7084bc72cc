export {
  type NavigationEvent,
  navigationEvents,
  navigationPageSchema,
} from './navigation.events.ts';
export { createNavigationMachine, navigationMachine } from './navigation.machine.ts';
export { type NavigationViewState, selectNavigationView } from './navigation.selectors.ts';
export type {
  LoadAnswer,
  NavigationAction,
  NavigationArrival,
  NavigationChanged,
  NavigationContext,
  NavigationFailure,
  NavigationInput,
  NavigationPage,
  NavigationPorts,
  NavigationTarget,
  SavedScrolls,
} from './navigation.types.ts';
