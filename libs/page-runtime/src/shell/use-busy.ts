import type { BusyReason } from '@foyer/session';
import { useEffect } from 'react';
import { whenRunning } from './when-running.ts';
import { useShell } from './shell-store.ts';
import { holdPage } from './hold-page.ts';

/**
 * Says that the viewer is in the middle of something that no reload may cut off, for as long as the component is there.
 * Readings 19
 *
 * @param reason - Nothing while it is not so.
 */
export function useBusy(reason: BusyReason | undefined): void {
  const shell = useShell();
  useEffect(() => {
    if (!shell || !reason) return undefined;
    return whenRunning(shell.actor, () => holdPage(shell, reason));
  }, [shell, reason]);
}
