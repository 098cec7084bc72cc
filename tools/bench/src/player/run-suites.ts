import { say } from '@foyer/workspace/say';
import type { BenchOptions } from './options.ts';
import type { Bench, Contestant } from './page/open-page.ts';
import { drop } from './suites/drop.ts';
import { fault } from './suites/faults.ts';
import { leak } from './suites/leak.ts';
import { live } from './suites/live.ts';
import type { Results, SuiteName } from './suites/results.types.ts';
import { startup } from './suites/startup.ts';

interface Task {
  label: string;
  /** Figures of time that others at work would disturb. */
  isAlone: boolean;
  run: () => Promise<void>;
}

/** Another start in every round, so that what else the machine does falls on all players alike. */
const rotated = <Item>(items: readonly Item[], by: number): Item[] =>
  items.map((_, index) => items[(index + by) % items.length] as Item);

/** Measures everything that was asked for, one page at a time but for faults. What fails is written down and the rest goes on. */
export async function runSuites(bench: Bench, options: BenchOptions): Promise<Results> {
  const results: Results = { startup: [], drop: [], faults: [], leak: [], live: [] };
  const tasks: Task[] = [];
  const add = <Result extends { contestant: string }>(
    suite: SuiteName,
    into: Result[],
    facts: Result,
    measure: () => Promise<Result>,
  ) =>
    tasks.push({
      isAlone: suite !== 'faults',
      label: [suite, ...Object.values<unknown>(facts).filter((fact) => fact !== false)].join(' '),
      run: async () => {
        into.push(
          await measure().catch((error: unknown) => ({ ...facts, failure: String(error) })),
        );
      },
    });

  const plan = (suite: SuiteName, order: readonly Contestant[]) => {
    for (const mbps of suite === 'startup' ? options.mbps : []) {
      for (const one of order) {
        const facts = { contestant: one.name, mbps };
        add(suite, results.startup, facts, () =>
          startup(bench, one, { mbps, isQuick: options.isQuick }),
        );
      }
    }
    for (const name of suite === 'faults' ? options.faults : []) {
      for (const one of order) {
        const facts = { contestant: one.name, fault: name, isRecovered: false };
        add(suite, results.faults, facts, () => fault(bench, one, name));
      }
    }
    for (const one of order) {
      const facts = { contestant: one.name };
      if (suite === 'drop') add(suite, results.drop, facts, () => drop(bench, one));
      if (suite === 'leak') add(suite, results.leak, facts, () => leak(bench, one));
      if (suite === 'live') add(suite, results.live, facts, () => live(bench, one));
    }
  };
  for (const suite of options.suites) {
    for (let round = 0; round < options.runs; round += 1) {
      plan(suite, rotated(options.contestants, round * 2));
    }
  }
  let done = 0;
  const work = async (left: Task[]) => {
    for (let task = left.shift(); task; task = left.shift()) {
      const start = performance.now();
      await task.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      done += 1;
      say(`${done}/${tasks.length} ${task.label}, ${seconds} s`);
    }
  };
  await work(tasks.filter(({ isAlone }) => isAlone));
  const side = tasks.filter(({ isAlone }) => !isAlone);
  await Promise.all(Array.from({ length: options.jobs }, () => work(side)));
  return results;
}
