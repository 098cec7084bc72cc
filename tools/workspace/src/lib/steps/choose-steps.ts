import type { Part, TestStep } from './test-step.ts';

/** A part of a run, whole or only some of its test files (paths relative to the root). */
export interface ChosenPart {
  part: Part;
  only?: readonly string[];
}

/** The steps of some parts; those that take files get the files that are theirs, and are left out when none is. */
export function chooseSteps(
  steps: readonly TestStep[],
  chosen: readonly ChosenPart[],
): readonly TestStep[] {
  return steps.flatMap((step) => {
    const choice = chosen.find(({ part }) => part === step.part);
    if (!choice) return [];
    const { only } = choice;
    if (!only || !step.files) return [step];
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
