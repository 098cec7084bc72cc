import type { modalMachine } from '@foyer/modal';
import type { ActorRefFrom } from 'xstate';
import { signInDialogId } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askIn } from '../address-ask.ts';

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
