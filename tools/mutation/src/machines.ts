import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readChange } from '@foyer/workspace/changed-files';
import { root } from '@foyer/workspace/paths';
import { Refusal, runCommand, say } from '@foyer/workspace/say';
import { isMutable } from './files/mutable-files.ts';
import { type MachineOptions, readMachineOptions } from './machine-options.ts';
import { planQuestions, readPlans } from './plan-questions.ts';
import { reportMachines } from './report/report-machines.ts';
import type { Question } from './report/verdict.ts';
import { judge } from './run/judge.ts';
import { createBench } from './run/start-bench.ts';
import { interleave, workThrough } from './run/work-through.ts';

// Makes one fault after the other in machines and rules, and prints those that no test notices. docs/testing.md
await runCommand(async () => {
  const options = readMachineOptions(process.argv.slice(2));
  const startedAt = performance.now();
  const files = chooseFiles(options);
  if (files.length === 0) return say('no machine and no rule is among what changed');
  say(`faults in ${files.length} files: ${files.join(', ')}`);

  const plans = await readPlans(root, files);
  const folders = plans.map(({ folder }) => folder);
  const benches = Array.from({ length: availableParallelism() }, () =>
    createBench({ root, folders, stopsAtFirst: true }),
  );
  const [first] = benches;
  if (!first) throw new Error('A machine has a processor');
  try {
    const groups: (readonly Question[])[] = [];
    for (const plan of plans) {
      const planned = await planQuestions(root, plan, first);
      if ('questions' in planned) {
        groups.push(...planned.questions);
        continue;
      }
      say(`${plan.folder} fails as it is and is left out: ${planned.red.join(', ')}`);
      process.exitCode = 1;
    }
    const until = startedAt + options.minutes * 60_000;
    const { answers, left } = await workThrough(interleave(groups), benches, until, judge);
    for (const line of reportMachines(answers, left)) console.log(line);
  } finally {
    for (const bench of benches) bench.stop();
  }
  say(`the faults took ${Math.round((performance.now() - startedAt) / 1000)} s`);
});

function chooseFiles({ files }: MachineOptions): readonly string[] {
  const all = globSync('{apps,libs}/**/src/**/*.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).filter(isMutable);
  if (files === 'all') return all.toSorted();
  if ('since' in files) {
    const changed = new Set(readChange(root, files.since).files);
    return all.filter((file) => changed.has(file)).toSorted();
  }
  const chosen = all.filter((file) => files.some((part) => file.includes(part)));
  if (chosen.length > 0) return chosen.toSorted();
  throw new Refusal(`no machine and no rule is called ${files.join(', ')}.`);
}
