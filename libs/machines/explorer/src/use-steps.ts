import { useState } from 'react';
import type { Position, Step } from './explorer.types.ts';

/** The steps of a position, and those that were gone back from: any step is a press away until another one is taken. */
export function useSteps({ start, steps }: Position, setPosition: (next: Position) => void) {
  const [undone, setUndone] = useState<{ after: readonly Step[]; later: readonly Step[] }>();
  // A position that came from elsewhere has nothing after it.
  const later = undone?.after === steps ? undone.later : [];
  const goTo = (count: number) => {
    const all = [...steps, ...later];
    const taken = all.slice(0, count);
    setUndone({ after: taken, later: all.slice(count) });
    setPosition({ start, steps: taken });
  };
  return {
    later,
    goTo,
    take: (step: Step) => setPosition({ start, steps: [...steps, step] }),
  };
}
