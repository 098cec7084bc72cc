import type { Ended } from './run-measured.ts';

/** Lines of a table: each step's wall and processor time in seconds, and the sum. */
export function timeTable(ended: ReadonlyMap<string, Ended>, seconds: number): readonly string[] {
  const cpuSeconds = [...ended.values()].reduce((sum, end) => sum + (end.cpuSeconds ?? 0), 0);
  const rows = [...ended, ['all', { seconds, cpuSeconds }] as const];
  const width = Math.max(...rows.map(([title]) => title.length));
  const line = (title: string, wall: string, cpu: string) =>
    `${title.padEnd(width)}  ${wall.padStart(6)}  ${cpu.padStart(6)}`;
  return [
    line('step', 'wall s', 'cpu s'),
    ...rows.map(([title, end]) =>
      line(title, String(Math.round(end.seconds)), String(Math.round(end.cpuSeconds ?? 0))),
    ),
  ];
}
