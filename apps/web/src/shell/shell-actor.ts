import { selectIsBusy, type sessionMachine } from '@foyer/session';
import { createActor, type ActorRefFrom } from 'xstate';
import { createAppMachine } from '@foyer/app';
import { watched } from '@foyer/core';
import type { BrowserPage } from '@foyer/page-runtime/page/browser-page';
import { goTo } from '@foyer/page-runtime/navigation/page-navigation';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell, ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { appPorts } from '../ports/app.ports.ts';
import { appInput } from './app-input.ts';
import { ownFlows, shellFlows } from './flows/index.ts';
import { shellParts } from './parts/index.ts';

/**
 * Starts the root actor with its long-lived flows and the parts that join the page to them.
 *
 * @returns Stops it, with everything below it.
 */
export async function startShellActor(page: BrowserPage): Promise<() => void> {
  const own = await ownFlows(navigator.userAgent);
  const surroundings: ShellSurroundings = {
    page,
    uid: () => actor.getSnapshot().context.uid,
    goTo,
    tell: (systemId, event) => actor.system.get(systemId)?.send(event),
    isBusy: () => {
      const session: ActorRefFrom<typeof sessionMachine> | undefined = actor.system.get('session');
      return session !== undefined && selectIsBusy(session.getSnapshot());
    },
  };
  const { logics, children } = shellFlows(surroundings, own);
  const actor = createActor(createAppMachine(appPorts(surroundings), logics), {
    systemId: 'app',
    input: { ...appInput(page.hasSession, page.label.features), children },
    ...watched(),
  });
  const shell: Shell = { ...surroundings, actor };
  actor.subscribe((snapshot) => {
    if (snapshot.matches('running')) page.sessionGate.open();
  });
  actor.start();
  const stops = shellParts.map((start) => start(shell));
  publishShell(shell);
  return () => {
    publishShell(undefined);
    for (const stop of stops) stop();
    actor.stop();
  };
}
