import { createNavigationMachine, type NavigationInput } from '@foyer/navigation';
import { pageLeftBehind, pageRouter } from '@foyer/page-runtime/navigation/page-navigation';
import { navigationPorts } from '../../ports/navigation.ports.ts';
import { readScrolls } from '../../ports/saved-scrolls.ts';
import { shownPage } from '../../ports/shown-page.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** Flows that live by the page on the screen. */
const listeners = ['session', 'modal', 'cookie-notice', 'app-banner'];

/** The way from page to page. NAV-001 to NAV-012 */
export const navigationFlow: ShellFlowFactory = (surroundings) => {
  const { queryClient, config } = surroundings.page;
  return {
    id: 'navigation',
    logic: createNavigationMachine(navigationPorts(surroundings)),
    // Read when the flow starts: until there is a session the viewer may have scrolled, or gone on.
    input: {
      get page() {
        return shownPage(pageRouter(), queryClient, pageLeftBehind());
      },
      get scrollY() {
        return Math.max(0, window.scrollY);
      },
      get saved() {
        return readScrolls();
      },
      revision: config.revision,
      listeners,
    } satisfies NavigationInput,
  };
};
