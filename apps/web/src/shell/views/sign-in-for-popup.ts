import type { modalMachine } from '@foyer/modal';
import type { ActorRefFrom } from 'xstate';
import { signInDialogId } from '../parts/sign-in-links.part.ts';
import type { Shell } from '../shell.types.ts';

/** The address of the page with the dialog that the next document is to open. QUERY-012 */
function addressWith(popup: string): string {
  const url = new URL(window.location.href);
  url.searchParams.set('popup', popup);
  return url.pathname + url.search + url.hash;
}

/**
 * Asks a visitor to sign in for a dialog; signed in, the page comes anew and opens it. Whoever turns back stays where they
 * are. RATE-007
 *
 * @param popup - Name of the dialog, one of those that an address may open.
 */
export function signInForPopup(
  { actor, tell }: Pick<Shell, 'actor' | 'tell'>,
  popup: string,
): void {
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
      window.history.replaceState(window.history.state, '', addressWith(popup));
    }),
    modal.on('modal.rejected', ({ id }) => {
      if (id === signInDialogId) stop();
    }),
  ];
  tell('modal', { type: 'modal.open', request: { id: signInDialogId, name: 'login' } });
}
