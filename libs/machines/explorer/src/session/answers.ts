import type { ExplorerTarget } from '../explorer.types.ts';

/** The name of the error that every call may fail with. */
const NO_CONNECTION = 'noConnection';

/** The answers and errors that a tester may choose for a call, by name; without fixtures the empty answer. */
export function choicesOf(
  target: ExplorerTarget,
  source: string,
): Record<'done' | 'error', Readonly<Record<string, unknown>>> {
  const fixtures = target.calls?.[source];
  return {
    done: fixtures?.answers ?? { nothing: undefined },
    error: { [NO_CONNECTION]: new Error('No connection'), ...fixtures?.errors },
  };
}

/** The value of a named answer. */
export const givenValue = (
  target: ExplorerTarget,
  source: string,
  { outcome, given }: { outcome: 'done' | 'error'; given: string },
): unknown => {
  const choices = choicesOf(target, source)[outcome];
  return Object.hasOwn(choices, given) ? choices[given] : undefined;
};
