import { expect, it } from 'vitest';
import { timeTable } from './time-table.ts';

it('shows wall and processor time of each step, and the sum', () => {
  const ended = new Map([
    ['types', { code: 0, seconds: 40.4, cpuSeconds: 60 }],
    ['lint', { code: 1, seconds: 10, cpuSeconds: 12.6 }],
  ]);

  expect(timeTable(ended, 42)).toEqual([
    'step   wall s   cpu s',
    'types      40      60',
    'lint       10      13',
    'all        42      73',
  ]);
});
