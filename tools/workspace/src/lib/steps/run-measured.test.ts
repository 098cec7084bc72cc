import { describe, expect, it } from 'vitest';
import { cpuSecondsIn, runMeasured } from './run-measured.ts';
import type { TestStep } from './test-step.ts';

const run = async (script: string, options: Partial<TestStep> = {}) => {
  const lines: string[] = [];
  const command = [process.execPath, '-e', script] as const;
  const step: TestStep = { title: 'x', part: 'static', command, ...options };
  return { ...(await runMeasured(step, (line) => lines.push(line))), lines };
};

describe('runMeasured', () => {
  it('gives the lines of both outputs and the exit code', async () => {
    const { code, lines } = await run('console.log(1); console.error(2); process.exit(3)');

    expect(code).toBe(3);
    expect(lines.toSorted()).toEqual(['1', '2']);
  });

  it.skipIf(process.platform === 'win32')('counts the time of the processor', async () => {
    const { cpuSeconds } = await run('const end = Date.now() + 300; while (Date.now() < end);');

    expect(cpuSeconds).toBeGreaterThan(0.05);
  });

  it.skipIf(process.platform === 'win32')(
    'lets others go before, but what is in real time',
    async () => {
      const priority = 'console.log(os.getPriority())';
      const [other, inRealTime] = [
        await run(priority),
        await run(priority, { isInRealTime: true }),
      ];

      // There is nothing below 19.
      expect(Number(other.lines[0])).toBe(Math.min(19, Number(inRealTime.lines[0]) + 5));
    },
  );
});

describe('cpuSecondsIn', () => {
  it('adds user and system time of the children', () => {
    expect(cpuSecondsIn('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toBeCloseTo(65.75);
  });

  it('is unknown where nothing was written', () => {
    expect(cpuSecondsIn('')).toBeUndefined();
  });
});
