import type { modalMachine } from '@foyer/modal';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import type { PinDialogResult } from '@foyer/pin-prompt/pin.dialog';

/**
 * Whether a dialog has ended with the PIN given up; a refusal ends it as well.
 *
 * @param dialogId - Of the request that opens it.
 */
export function usePinOff(
  shell: Shell | undefined,
  dialogId: string,
): [isOff: boolean, forget: () => void] {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (!shell) return undefined;
    return whenRunning(shell.actor, () => {
      const modal: ActorRefFrom<typeof modalMachine> | undefined = shell.actor.system.get('modal');
      const subscription = modal?.on('modal.resolved', ({ id, result }) => {
        if (id === dialogId) setOff((result as PinDialogResult).status === 'disabled');
      });
      return () => subscription?.unsubscribe();
    });
  }, [shell, dialogId]);
  return [isOff, () => setOff(false)];
}
