import type { Outcome } from '../run/fault.ts';

/** What came of a named fault: all its tests turned red, or what did not. */
export type NamedAnswer =
  | { readonly isRed: true; readonly seconds: number }
  | { readonly isRed: false; readonly problem: string };

/**
 * Reads what the tests of a named fault did.
 *
 * @param outcomes - One for each test file; nothing where the fault ran in circles, which no test can miss.
 */
export function answerOf(outcomes: readonly (Outcome | undefined)[]): NamedAnswer {
  const green = outcomes.flatMap((outcome) =>
    (outcome?.green ?? []).map((test) => (outcome?.isLoaded ? test : `${test} (never loads it)`)),
  );
  if (green.length > 0) return { isRed: false, problem: `stays green: ${green.join(', ')}` };
  return { isRed: true, seconds: outcomes.reduce((sum, each) => sum + (each?.seconds ?? 0), 0) };
}
