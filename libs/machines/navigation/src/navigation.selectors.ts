import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';
import type { NavigationFailure, NavigationPage } from './navigation.types.ts';

/** What the shell shows of the navigation. */
export interface NavigationViewState {
  /** The page on the screen. */
  page: NavigationPage;
  /** Why it is the not-found state. */
  failure: NavigationFailure | undefined;
  /** Another page is on its way. */
  isBusy: boolean;
}

/** The view's reading of a snapshot. */
export const selectNavigationView = (
  snapshot: SnapshotFrom<typeof navigationMachine>,
): NavigationViewState => ({
  page: snapshot.context.page,
  failure: snapshot.context.failure,
  isBusy: snapshot.hasTag('busy'),
});
