import type { modalMachine } from '@foyer/modal';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from './shell.types.ts';

/** Id of the dialog that a link to the sign-in page opens. */
export const signInDialogId = 'sign-in';

/** What the next document is to do, as a parameter of its address. */
interface NextAct {
  parameter: string;
  value: string;
}

/** The address of the page with what the next document is to do. */
function addressWith({ parameter, value }: NextAct): string {
  const url = new URL(window.location.href);
  url.searchParams.set(parameter, value);
  return url.pathname + url.search + url.hash;
}

/**
 * Asks a visitor to sign in for a dialog; signed in, the page comes anew and opens it. Whoever turns back stays where they
 * are. RATE-007, QUERY-012
 *
 * @param popup - Name of the dialog, one of those that an address may open.
 */
export const signInForPopup = (shell: Pick<Shell, 'actor' | 'tell'>, popup: string): void =>
  signInFor(shell, { parameter: 'popup', value: popup });

/** Asks a visitor to sign in; signed in, the page comes anew with a parameter that says how it goes on. */
export function signInFor({ actor, tell }: Pick<Shell, 'actor' | 'tell'>, next: NextAct): void {
  const modal: ActorRefFrom<typeof modalMachine> | undefined = actor.system.get('modal');
  if (!modal) return;
  const stop = () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
  const subscriptions = [
    modal.on('modal.resolved', ({ id }) => {
      if (id !== signInDialogId) return;
      stop();
      // The state is the router's: it finds its place in the history by it.
      window.history.replaceState(window.history.state, '', addressWith(next));
    }),
    modal.on('modal.rejected', ({ id }) => {
      if (id === signInDialogId) stop();
    }),
  ];
  tell('modal', { type: 'modal.open', request: { id: signInDialogId, name: 'login' } });
}
