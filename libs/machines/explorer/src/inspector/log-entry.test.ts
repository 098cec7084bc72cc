import { describe, expect, it } from 'vitest';
import { addEntry, type LogEntry, noiseOf } from './log-entry.ts';

const entry = (name: string, hasMoved = false, number = 1): LogEntry => ({
  number,
  atMs: 0,
  name,
  detail: undefined,
  from: undefined,
  hasMoved,
});
const times = (count: number, one: LogEntry) => Array.from({ length: count }, () => one);

describe('noiseOf', () => {
  it('is what comes often and leads nowhere', () => {
    const log = [
      ...times(6, entry('time.changed')),
      ...times(6, entry('buffer.changed')),
      entry('buffer.changed', true),
      ...times(2, entry('seek.ask')),
    ];

    expect([...noiseOf(log)]).toEqual(['time.changed']);
  });
});

describe('addEntry', () => {
  it('keeps what led to other states longer than what did not', () => {
    const log = [entry('play.ask', true), ...times(499, entry('time.changed'))];

    const next = addEntry(log, entry('pause.ask', true));

    expect(next).toHaveLength(500);
    expect([next.at(0)?.name, next.at(-1)?.name]).toEqual(['play.ask', 'pause.ask']);
  });
});
