import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { readTestOptions } from './test-options.ts';
import { parts } from './test-step.ts';

interface Workflow {
  jobs: Record<
    string,
    { strategy?: { matrix: { include: readonly { run: string }[] } }; steps: readonly Step[] }
  >;
}
interface Step {
  run?: string;
}

const read = (name: string) =>
  parse(readFileSync(`${root}.github/workflows/${name}.yml`, 'utf8')) as Workflow;

const optionsOf = (text: string) => readTestOptions(text.split(' '));

describe('the workflow of the night', () => {
  const runs = read('night').jobs['everything']?.strategy?.matrix.include ?? [];
  const all = runs.map(({ run }) => optionsOf(run));

  it('runs every part', () => {
    expect(new Set(all.flatMap(({ only = [] }) => only))).toEqual(new Set(parts));
  });

  it('runs every share of a part that machines share', () => {
    const shares = all.flatMap(({ shard }) => shard ?? []);

    expect(shares).toEqual(shares.map((_, index) => `${index + 1}/${shares.length}`));
    expect(shares.length).toBeGreaterThan(1);
  });

  it('asks for known vulnerabilities of all packages', () => {
    const commands = Object.values(read('night').jobs).flatMap(({ steps }) =>
      steps.map(({ run }) => run),
    );

    expect(commands).toContain('npm audit --package-lock-only --audit-level=high');
  });
});

it('a pull request is checked for what it can reach', () => {
  const commands = read('change').jobs['changed']?.steps.map(({ run }) => run);

  expect(commands).toContain('npm test -- --changed "$BASE"');
});
