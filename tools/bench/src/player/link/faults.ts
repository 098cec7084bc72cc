/** What goes wrong with an answer: a status, a connection cut in the middle, or one that falls silent there. */
export type FaultEffect = 503 | 404 | 'reset' | 'silence';

/** A rule that spoils answers. */
export interface Fault {
  /** Of the path. */
  match: RegExp;
  effect: FaultEffect;
  /** How many answers it spoils. */
  times: number;
}

/** Takes the fault that spoils the answer for a path, if one does, and counts it. */
export function takeFault(faults: readonly Fault[], path: string): FaultEffect | undefined {
  const fault = faults.find(({ match, times }) => times > 0 && match.test(path));
  if (!fault) return undefined;
  fault.times -= 1;
  return fault.effect;
}
