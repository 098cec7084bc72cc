import { appMachine } from '@foyer/app';
import type { AppContext } from '@foyer/app';
import type { ExplorerTarget } from '@foyer/explorer';

/** The root actor: a session for whoever comes. */
export const appTarget: ExplorerTarget = {
  machine: appMachine,
  events: {},
  inputs: { visitor: { hasSession: false }, returning: { hasSession: true } },
  summarise: ({ hasSession, attempts }: AppContext) => [hasSession, Math.min(attempts, 2)],
};
