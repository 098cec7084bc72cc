import { describe, expect, it } from 'vitest';
import { tableText } from './print-rows.ts';

describe('tableText', () => {
  it('marks what is over its budget, and what could not be measured', () => {
    const text = tableText([
      { what: 'floor', figure: 117.4, unit: 'ms' },
      { what: 'ours', figure: 130.2, unit: 'ms', most: 267.4, note: 'floor + 150' },
      { what: 'script', figure: 25.04, unit: 'kB', most: 25 },
      { what: 'film', figure: undefined, unit: 'ms', most: 5000 },
    ]);

    expect(text).toMatchInlineSnapshot(`
      "floor       117 ms
      ours        130 ms  at most 267 ms  (floor + 150)
      script     25.0 kB  at most 25.0 kB  OVER
      film          – ms  at most 5000 ms  OVER

      Over their budgets: script; film."
    `);
  });

  it('says that all is kept', () => {
    expect(tableText([{ what: 'pings', figure: 0, unit: '', most: 0 }])).toMatch(
      /Every budget is kept\.$/u,
    );
  });
});
