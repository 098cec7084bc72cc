/**
 * What goes wrong with an answer: a status, a connection cut in the middle, one that falls silent there, a whole answer
 * with half of the file, or a list with a gap, whose files are not there.
 */
export type FaultEffect = 503 | 404 | 'reset' | 'silence' | 'half' | 'gap';

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
