import { isDescription } from '../files/reaching-tests.ts';
import { applyMutant } from '../operators/mutant.ts';
import type { Question, Verdict } from '../report/verdict.ts';
import type { Bench } from './start-bench.ts';

/** Asks the tests that judge, and those that only describe where the others stay green. */
export async function judge(
  { file, source, mutant, tests, limitSeconds }: Question,
  bench: Bench,
): Promise<Verdict> {
  const fault = { file, source: applyMutant(source, mutant) };
  const isNoticed = async (some: readonly string[]) => {
    if (some.length === 0) return false;
    const outcome = await bench.run({ fault, tests: some }, limitSeconds);
    return outcome ? outcome.red.length > 0 : 'late';
  };
  const noticed = await isNoticed(tests.filter((test) => !isDescription(test)));
  if (noticed !== false) return noticed === 'late' ? 'late' : 'killed';
  return (await isNoticed(tests.filter(isDescription))) === false ? 'survived' : 'described';
}
