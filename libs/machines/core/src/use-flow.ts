import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Actor, AnyStateMachine, InputFrom, OutputFrom } from 'xstate';
import { watched } from './watched.ts';

/**
 * Starts a flow after hydration and stops it, with its calls, when the view goes.
 *
 * @param machine - Its identity must be stable, as {@link usePorts} gives it.
 * @param input - Read once, when the flow starts.
 * @param onDone - Called once with the output, also under StrictMode and with the newest callback.
 */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  onDone: (output: OutputFrom<M>) => void,
): Actor<M> {
  // useActorRef asks for options by the machine's own generics, which are open here.
  const actor = useActorRef(machine as AnyStateMachine, {
    input,
    ...watched(),
  }) as Actor<M>;
  const reported = useRef<Actor<M>>(undefined);
  const report = useEffectEvent(() => {
    const { status, output } = actor.getSnapshot();
    if (status !== 'done' || reported.current === actor) return;
    reported.current = actor;
    onDone(output);
  });
  useEffect(() => {
    const subscription = actor.subscribe({ next: report, complete: report });
    // The actor may have finished in the start effect, which runs before this one.
    report();
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
