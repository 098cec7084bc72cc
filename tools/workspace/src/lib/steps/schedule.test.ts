import { describe, expect, it } from 'vitest';
import { stepsToStart } from './schedule.ts';
import type { TestStep } from './test-step.ts';

const step = (title: string, rest: Partial<TestStep> = {}): TestStep => ({
  title,
  part: 'static',
  command: ['true'],
  cores: 1,
  ...rest,
});
const titles = (steps: readonly TestStep[]) => steps.map(({ title }) => title);

describe('stepsToStart', () => {
  it('starts as many steps as there are cores, in their order', () => {
    const steps = [step('a'), step('b'), step('c')];

    expect(titles(stepsToStart(steps, [], 2))).toEqual(['a', 'b']);
    expect(titles(stepsToStart(steps, [step('z')], 2))).toEqual(['a']);
  });

  it('fills what is left by a step that needs less', () => {
    const steps = [step('wide', { cores: 2 }), step('narrow')];

    expect(titles(stepsToStart(steps, [step('z')], 2))).toEqual(['narrow']);
  });

  it('lets a step that needs more cores than there are run alone', () => {
    const steps = [step('wide', { cores: 4 }), step('narrow')];

    expect(titles(stepsToStart(steps, [], 2))).toEqual(['wide']);
    expect(titles(stepsToStart([step('wide', { cores: 4 })], [step('z')], 2))).toEqual([]);
  });

  it('waits for what a step names, whether that waits or runs', () => {
    const build = step('build');
    const journeys = step('journeys', { after: ['build'] });

    expect(titles(stepsToStart([journeys, build], [], 4))).toEqual(['build']);
    expect(titles(stepsToStart([journeys], [build], 4))).toEqual([]);
    expect(titles(stepsToStart([journeys], [], 4))).toEqual(['journeys']);
  });
});
