import { createActor } from 'xstate';
import { createAppMachine } from '@foyer/app';
import { ApiError, userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { watched } from '@foyer/core';
import { createSessionMachine } from '@foyer/session';
import { appPorts, appUserOf } from '../ports/app.ports.ts';
import { sessionPorts } from '../ports/session.ports.ts';
import type { BrowserPage } from '../document/browser-page.ts';
import { appInput } from './app-input.ts';

/**
 * Starts the root actor with its long-lived flows, and tells it whenever the user's data come anew.
 *
 * @returns Stops it, with everything below it.
 */
export function startShellActor(page: BrowserPage): () => void {
  const { client, queryClient, hasSession, sessionGate } = page;
  const [userKey] = userQuery(client).queryKey;
  const surroundings = {
    client,
    queryClient,
    uid: () => actor.getSnapshot().context.uid,
  };
  const session = sessionPorts(surroundings);
  const ports = appPorts(client, {
    // Reports go nowhere while the page has no collector of them.
    reportStart: () => undefined,
    reportDefect: (error) => globalThis.reportError(error),
    goToGeoblock: session.goToGeoblock,
  });
  const actor = createActor(createAppMachine(ports, { session: createSessionMachine(session) }), {
    systemId: 'app',
    input: appInput(hasSession),
    ...watched(),
  });
  const tellUser = (user: User) => actor.send({ type: 'user.changed', user: appUserOf(user) });

  actor.subscribe((snapshot) => {
    if (snapshot.matches('running')) sessionGate.open();
  });
  actor.start();
  page.failures.listen(({ failure, place }) => {
    // Without an answer there is nothing to react to.
    if (!(failure instanceof ApiError)) return;
    const { status, code } = failure;
    actor.send({
      type: 'transport.failed',
      status,
      method: place.method,
      ...(code !== undefined && { errorCode: code }),
    });
  });
  const known = queryClient.getQueryData<User>([userKey]);
  if (known) tellUser(known);
  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === userKey) tellUser(event.query.state.data as User);
  });
  return () => {
    stopListening();
    actor.stop();
  };
}
