import { useCallback, useEffect, useRef, useState } from 'react';
import { whenRunning } from './when-running.ts';
import { useShell } from './shell-store.ts';
import type { Shell } from './shell.types.ts';

/** What a press asks of the running shell. */
type ShellAct = (shell: Shell) => void;

/**
 * Does what a press asks for once the flows run, which is at once where they do: the press may be the visitor's first act,
 * that has only begun to load them.
 */
export function useShellAct(): (act: ShellAct) => void {
  const shell = useShell();
  const [asked, setAsked] = useState<{ act: ShellAct }>();
  const done = useRef<object>(undefined);
  useEffect(() => {
    if (!shell || !asked || done.current === asked) return undefined;
    return whenRunning(shell.actor, () => {
      done.current = asked;
      asked.act(shell);
    });
  }, [shell, asked]);
  return useCallback((act) => setAsked({ act }), []);
}
