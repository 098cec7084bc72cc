import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { chooseSteps, shardSteps } from './choose-steps.ts';
import type { TestStep } from './test-step.ts';

const build: TestStep = { title: 'build', part: 'journeys', command: ['build'] };
const lint: TestStep = { title: 'lint', part: 'static', command: ['lint'] };
const units: TestStep = {
  title: 'units',
  part: 'units',
  command: ['vitest'],
  files: (file) => file.endsWith('.test.ts'),
  canShard: true,
};
const journeys: TestStep = {
  title: 'journeys',
  part: 'journeys',
  command: ['playwright'],
  files: (file) => file.endsWith('.e2e.ts'),
  canShard: true,
  after: ['build'],
};
const steps = [build, lint, units, journeys];
const commands = (chosen: readonly TestStep[]) => chosen.map(({ command }) => command.join(' '));

describe('chooseSteps', () => {
  it('takes the parts that are named, whole', () => {
    expect(commands(chooseSteps(steps, [{ part: 'units' }, { part: 'static' }]))).toEqual([
      'lint',
      'vitest',
    ]);
  });

  it('gives a step the files that are its own, and leaves it out without any', () => {
    const only = ['a.test.ts', 'b.e2e.ts'];

    expect(commands(chooseSteps(steps, [{ part: 'units', only }]))).toEqual(['vitest a.test.ts']);
    expect(commands(chooseSteps(steps, [{ part: 'units', only: ['b.e2e.ts'] }]))).toEqual([]);
  });

  it('runs what takes no files beside what does', () => {
    expect(commands(chooseSteps(steps, [{ part: 'journeys', only: ['b.e2e.ts'] }]))).toEqual([
      'build',
      'playwright b.e2e.ts',
    ]);
  });
});

describe('chooseSteps by titles', () => {
  it('leaves out the steps of a part that are not named', () => {
    const format: TestStep = { title: 'formatting', part: 'static', command: ['format'] };
    const all = [format, ...steps];

    expect(commands(chooseSteps(all, [{ part: 'static', only: ['formatting'] }]))).toEqual([
      'format',
    ]);
  });
});

describe('shardSteps', () => {
  it('shares what can be shared, with what that needs; the rest is for the first machine', () => {
    expect(commands(shardSteps(steps, '1/2'))).toEqual([
      'build',
      'lint',
      'vitest --shard=1/2',
      'playwright --shard=1/2',
    ]);
    expect(commands(shardSteps(steps, '2/2'))).toEqual([
      'build',
      'vitest --shard=2/2',
      'playwright --shard=2/2',
    ]);
  });
});

it('can name files after the projects of a Playwright command, which takes all words after `--project`', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'tools/e2e/package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  expect(scripts['test:e2e']).toContain('--project=');
  expect(Object.values(scripts).join()).not.toMatch(/--project /);
});
