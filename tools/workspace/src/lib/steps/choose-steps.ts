import type { Part, TestStep } from './test-step.ts';

/** A part of a run, whole or only some of it. */
export interface ChosenPart {
  part: Part;
  /** Test files (paths relative to the root), or titles of steps that take no files. Absent means all. */
  only?: readonly string[];
}

/**
 * The steps of some parts. Those that take files get the files that are theirs, and are left out when none is; of the
 * others those run that are named, or all where none is.
 */
export function chooseSteps(
  steps: readonly TestStep[],
  chosen: readonly ChosenPart[],
): readonly TestStep[] {
  const titles = new Set(steps.map(({ title }) => title));
  return steps.flatMap((step) => {
    const choice = chosen.find(({ part }) => part === step.part);
    if (!choice) return [];
    const { only } = choice;
    if (!only) return [step];
    if (!step.files) {
      const named = only.filter((name) => titles.has(name));
      return named.length === 0 || named.includes(step.title) ? [step] : [];
    }
    const files = only.filter(step.files);
    return files.length === 0 ? [] : [{ ...step, command: [...step.command, ...files] }];
  });
}

/** The share of a run that one of several machines takes: `1/3`. What cannot be shared is the first one's. */
export function shardSteps(steps: readonly TestStep[], shard: string): readonly TestStep[] {
  return steps.flatMap((step) => {
    if (step.canShard) return [{ ...step, command: [...step.command, `--shard=${shard}`] }];
    const isNeededByAll = steps.some(
      ({ canShard, after }) => canShard && after?.includes(step.title),
    );
    return isNeededByAll || shard.startsWith('1/') ? [step] : [];
  });
}
