import { createActor } from 'xstate';
import { createAppMachine } from '@foyer/app';
import { watched } from '@foyer/core';
import { appPorts } from '../ports/app.ports.ts';
import type { BrowserPage } from '../document/browser-page.ts';

/**
 * Starts the root actor.
 *
 * @returns Stops it, with everything below it.
 */
export function startShellActor({ client, hasSession, sessionGate }: BrowserPage): () => void {
  const actor = createActor(createAppMachine(appPorts(client)), {
    systemId: 'app',
    input: { hasSession },
    ...watched(),
  });
  actor.subscribe((snapshot) => {
    if (snapshot.matches('running')) sessionGate.open();
  });
  actor.start();
  return () => actor.stop();
}
