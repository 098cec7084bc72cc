import type { Bench } from './start-bench.ts';

/** What was answered in time, in the order of the answers, and what was left out. */
export interface Worked<Job, Answer> {
  readonly answers: readonly { readonly job: Job; readonly answer: Answer }[];
  readonly left: readonly Job[];
}

/**
 * Works through jobs in their order, one at a time on each bench. At the end of the time no more jobs are begun.
 *
 * @param untilMs - By `performance.now()`.
 */
export async function workThrough<Job, Answer>(
  jobs: readonly Job[],
  benches: readonly Bench[],
  untilMs: number,
  run: (job: Job, bench: Bench) => Promise<Answer>,
): Promise<Worked<Job, Answer>> {
  const answers: { job: Job; answer: Answer }[] = [];
  const left = [...jobs];
  const work = async (bench: Bench) => {
    while (left.length > 0 && performance.now() < untilMs) {
      const [job] = left.splice(0, 1) as [Job];
      answers.push({ job, answer: await run(job, bench) });
    }
  };
  await Promise.all(benches.map(work));
  return { answers, left };
}

/** One of each group in turn, so that a limit in time leaves something out of each and no group as a whole. */
export function interleave<Job>(groups: readonly (readonly Job[])[]): readonly Job[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  ).flat();
}
