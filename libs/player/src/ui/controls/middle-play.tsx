import { selectIsLoading, selectPhase } from '@foyer/player-machine';
import type { ReactNode } from 'react';
import { usePlayerValue } from '../player-context.ts';

/** Room for a play button in the middle of a phone's screen, empty while something else stands there. */
export function MiddlePlay({ className, children }: { className: string; children: ReactNode }) {
  const isFree = usePlayerValue((snapshot) => {
    const phase = selectPhase(snapshot);
    return !selectIsLoading(snapshot) && (phase === 'playing' || phase === 'paused');
  });
  return isFree ? <div className={className}>{children}</div> : null;
}
