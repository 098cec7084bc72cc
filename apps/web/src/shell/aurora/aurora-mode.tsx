import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { type Orientation, orientationAt } from './aurora-rules.ts';
import { watchSwipes } from './watch-swipes.ts';

/**
 * Names of the events by which the page speaks to the app around it. The app's frame script listens on the document.
 * AURORA-009
 */
export const hostEvents = { close: 'foyer:close', orientation: 'foyer:orientation' } as const;

const homePath = '/';

/** Whether the router knows of a page before this one: an address opened by the app has none. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && Number(Reflect.get(state, 'idx')) > 0;
};

function tellHost(name: string, detail?: Orientation): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** What the web view of Aurora OS does beyond a browser: swipes lead back, and the host turns the screen. AURORA-001 to AURORA-008 */
export function AuroraMode({ goTo }: Pick<Shell, 'goTo'>) {
  const { pathname } = useLocation();
  const orientation = orientationAt(pathname);
  useEffect(() => tellHost(hostEvents.orientation, orientation), [orientation]);
  useEffect(
    () =>
      watchSwipes(document, () => {
        // The address is ahead of the page while the next one is being drawn.
        if (window.location.pathname === homePath) return tellHost(hostEvents.close);
        if (hasPageBefore()) return window.history.back();
        goTo(homePath, { isReplacing: true });
      }),
    [goTo],
  );
  return null;
}
