import type { modalMachine } from '@foyer/modal';
import type { ActorRefFrom } from 'xstate';
import { signInDialogId } from './sign-in-for-popup.ts';
import { askIn } from '../address-ask.ts';
import { whenRunning } from '../parts/when-running.ts';
import type { Shell } from '../shell.types.ts';

/**
 * Opens the sign-in by itself once the flows run, unless the address asks for it already.
 *
 * @param onClose - The viewer has turned back.
 * @returns Gives up waiting and listening.
 */
export function askToSignIn({ actor, tell }: Shell, onClose: () => void): () => void {
  return whenRunning(actor, () => {
    const modal: ActorRefFrom<typeof modalMachine> | undefined = actor.system.get('modal');
    if (!modal || askIn(new URL(window.location.href))) return undefined;
    const subscription = modal.on('modal.rejected', ({ id, reason }) => {
      if (id === signInDialogId && reason === 'cancelled') onClose();
    });
    tell('modal', { type: 'modal.open', request: { id: signInDialogId, name: 'login' } });
    return () => subscription.unsubscribe();
  });
}
