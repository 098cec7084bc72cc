import { describe, expect, it, vi } from 'vitest';
import type { Question } from '../report/verdict.ts';
import type { Outcome, Trial } from './fault.ts';
import { judge } from './judge.ts';
import type { Bench } from './start-bench.ts';

const question: Question = {
  file: 'a.ts',
  source: 'x < 1',
  mutant: { operator: 'change a comparison', start: 2, end: 3, replacement: '<=' },
  tests: ['a.test.ts', 'a.readme.test.ts'],
  limitSeconds: 20,
};

/** A bench on which some tests turn red. */
function benchOf(answer: (trial: Trial) => readonly string[] | undefined) {
  const run = vi.fn<Bench['run']>(async (trial): Promise<Outcome | undefined> => {
    const red = answer(trial);
    return red && { red, green: [], isLoaded: true, seconds: 1 };
  });
  return { run, stop: () => undefined };
}

describe('judge', () => {
  it('asks the tests that judge, with the fault in the file', async () => {
    const bench = benchOf(({ tests }) => tests);

    expect(await judge(question, bench)).toBe('killed');
    expect(bench.run.mock.calls).toEqual([
      [{ fault: { file: 'a.ts', source: 'x <= 1' }, tests: ['a.test.ts'] }, 20],
    ]);
  });

  it('asks those that describe where the others stay green', async () => {
    const bench = benchOf(({ tests }) => tests.filter((test) => test.includes('readme')));

    expect(await judge(question, bench)).toBe('described');
  });

  it('calls a survivor what no test notices', async () => {
    expect(
      await judge(
        question,
        benchOf(() => []),
      ),
    ).toBe('survived');
  });

  it('calls a survivor what no test needs', async () => {
    const bench = benchOf(({ tests }) => tests);

    expect(await judge({ ...question, tests: [] }, bench)).toBe('survived');
    expect(bench.run).not.toHaveBeenCalled();
  });

  it('says when a fault ran too long', async () => {
    expect(
      await judge(
        question,
        benchOf(() => undefined),
      ),
    ).toBe('late');
  });
});
