import type { modalMachine } from '@foyer/modal';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { whenRunning } from '../../shell/parts/when-running.ts';
import type { Shell } from '../../shell/shell.types.ts';

/**
 * Which of these dialogs has ended as the viewer wanted, the last one; nothing before, and while another is open.
 *
 * @param ids - Of the requests; keep the object stable.
 */
export function usePinOutcome<Id extends string>(
  shell: Shell | undefined,
  ids: readonly Id[],
): [outcome: Id | undefined, forget: () => void] {
  const [outcome, setOutcome] = useState<Id>();
  useEffect(() => {
    if (!shell) return undefined;
    return whenRunning(shell.actor, () => {
      const modal: ActorRefFrom<typeof modalMachine> | undefined = shell.actor.system.get('modal');
      const subscription = modal?.on('modal.resolved', ({ id }) => {
        const own = ids.find((known) => known === id);
        if (own !== undefined) setOutcome(own);
      });
      return () => subscription?.unsubscribe();
    });
  }, [shell, ids]);
  return [outcome, () => setOutcome(undefined)];
}
