import { availableParallelism } from 'node:os';
import { parseOptions } from '@foyer/workspace/parse-options';
import { root } from '@foyer/workspace/paths';
import { Refusal, runCommand, say } from '@foyer/workspace/say';
import { projectOf } from './files/reaching-tests.ts';
import { groupBy } from './group-by.ts';
import { answerOf, type NamedAnswer } from './named/answer.ts';
import { namedMutations } from './named/list/index.ts';
import type { NamedMutation } from './named/named-mutation.ts';
import { prepareMutation } from './named/prepare-mutation.ts';
import type { Outcome } from './run/fault.ts';
import { type Bench, createBench } from './run/start-bench.ts';
import { workThrough } from './run/work-through.ts';

/** Seconds that the tests of one fault, or those of one project, may take. */
const limitSeconds = 300;

// Makes every fault of the list and wants its tests to turn red. docs/testing.md
await runCommand(async () => {
  const chosen = chooseMutations(process.argv.slice(2)).map((mutation) => ({
    mutation,
    prepared: prepareMutation(mutation, root),
  }));
  const problems = chosen.flatMap(({ mutation, prepared }) =>
    'problem' in prepared ? `${mutation.id}: ${prepared.problem}` : [],
  );
  if (problems.length > 0) throw new Refusal(`the list is out of date.\n${problems.join('\n')}`);

  const tests = [...new Set(chosen.flatMap(({ mutation }) => mutation.tests))];
  const byFolder = groupBy(tests, (test) => projectOf(root, test) ?? '');
  const settings = { root, folders: [...byFolder.keys()], stopsAtFirst: true };
  const benches = Array.from({ length: availableParallelism() }, () => createBench(settings));
  try {
    const unfit = await failingTests([...byFolder.values()], benches);
    if (unfit.length > 0) throw new Refusal(`red without any fault: ${unfit.join(', ')}.`);
    const { answers } = await workThrough(
      chosen,
      benches,
      Number.POSITIVE_INFINITY,
      async ({ mutation, prepared }, bench) => {
        const source = 'source' in prepared ? prepared.source : '';
        const fault = { file: mutation.file, source };
        const outcomes: (Outcome | undefined)[] = [];
        // File by file: each ends at its first red test, and all must have one.
        for (const test of mutation.tests) {
          outcomes.push(await bench.run({ fault, tests: [test] }, limitSeconds));
        }
        const answer = answerOf(outcomes);
        console.log(describeAnswer(mutation, answer));
        return answer;
      },
    );
    const survived = answers.filter(({ answer }) => !answer.isRed);
    if (survived.length > 0) process.exitCode = 1;
    for (const { job, answer } of survived) console.log(describeAnswer(job.mutation, answer));
    say(`${answers.length - survived.length} of ${answers.length} named faults are noticed`);
  } finally {
    for (const bench of benches) bench.stop();
  }
});

function chooseMutations(args: readonly string[]): readonly NamedMutation[] {
  const options = { area: { type: 'string', multiple: true } } as const;
  const { area: chosen } = parseOptions({ args: [...args], options }).values;
  if (!chosen) return namedMutations;
  const areas = new Set(namedMutations.map(({ area }) => area));
  const unknown = chosen.filter((area) => !areas.has(area));
  if (unknown.length === 0) return namedMutations.filter(({ area }) => chosen.includes(area));
  const known = [...areas].toSorted().join(', ');
  throw new Refusal(`no fault in the area ${unknown.join(', ')}; the areas are ${known}.`);
}

/** Tests that can say nothing, because they fail as they are. */
async function failingTests(
  groups: readonly (readonly string[])[],
  benches: readonly Bench[],
): Promise<readonly string[]> {
  const { answers } = await workThrough(
    groups,
    benches,
    Number.POSITIVE_INFINITY,
    async (own, bench) => (await bench.run({ tests: own }, limitSeconds))?.red ?? own,
  );
  return answers.flatMap(({ answer }) => answer);
}

function describeAnswer({ id, area, file, why }: NamedMutation, answer: NamedAnswer): string {
  if (answer.isRed) return `red       ${area}: ${id} (${answer.seconds.toFixed(1)} s)`;
  return `SURVIVED  ${area}: ${id}. ${why}\n  in ${file}; ${answer.problem}`;
}
