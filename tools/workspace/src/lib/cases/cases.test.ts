import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { readTestFiles } from '../read-citations.ts';
import { caseFaults, casesOf, collectCases, readCases } from './cases.ts';
import { casesText } from './print-cases.ts';

const list = [
  {
    area: 'PAYING',
    title: 'Paying',
    items: [
      { id: 'C1', what: 'Two presses.', right: 'One order.' },
      { id: 'C2', what: 'No answer.', right: 'One charge.' },
    ],
  },
];

/** A test file. Put together, for the titles here would count for this file. */
const fileWith = (...titles: string[]) => [
  { path: 'a.test.ts', source: titles.map((title) => `it('${title}', () => {});`).join('\n') },
];

describe('docs/cases.yaml', () => {
  const areas = readCases(join(root, 'docs/cases.yaml'));
  const items = areas.flatMap((area) => area.items);

  it('has a test for each case, and holds each case that a title begins with', () => {
    expect(caseFaults(areas, collectCases(readTestFiles()))).toEqual([]);
  });

  it('holds each case once, and says what happens and what is right', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.filter(({ what, right }) => !what || !right).map(({ id }) => id)).toEqual([]);
  });
});

describe('casesOf', () => {
  it.each([
    ['one', 'C5: asks', ['C5']],
    ['several', 'C3, C14: asks', ['C3', 'C14']],
    ['none in the middle', 'asks as in C5: asks', []],
    ['none without a colon', 'C5 asks', []],
    ['none of another area', 'AC5: asks', []],
  ])('reads %s', (_, title, ids) => {
    expect(casesOf(title)).toEqual(ids);
  });
});

describe('collectCases', () => {
  it('reads tests, tables, stories and trials', () => {
    const [first, second] = ['C1', 'C2'];
    const source = [
      `it.each([[make(1), (two)]])('${first}: makes %s', () => {});`,
      `const Story = { name: '${second}: shows' };`,
      `const trial = { title: '${first}, C3: answers' };`,
    ].join('\n');

    const tests = collectCases([{ path: 'b.test.ts', source }]);

    expect([...tests.keys()].toSorted()).toEqual(['C1', 'C2', 'C3']);
    expect(tests.get('C1')?.map(({ title }) => title)).toEqual(['C1: makes %s', 'C1, C3: answers']);
  });
});

describe('caseFaults', () => {
  it('is nothing when each case has a test', () => {
    expect(caseFaults(list, collectCases(fileWith('C1: sends one', 'C2: asks')))).toEqual([]);
  });

  it('names a case without a test', () => {
    expect(caseFaults(list, collectCases(fileWith('C1: sends one')))).toEqual(['C2 has no test']);
  });

  it('names a title with a case that is not in the list', () => {
    const tests = collectCases(fileWith('C1, C2: sends one', 'C90: flies'));

    expect(caseFaults(list, tests)).toEqual(['C90 of a.test.ts is not in docs/cases.yaml']);
  });
});

describe('casesText', () => {
  it('prints each case with its tests', () => {
    const text = casesText(list, collectCases(fileWith('C1: sends one')));

    expect(text.split('\n')).toEqual([
      'PAYING  Paying',
      '  C1   tested   Two presses.',
      '                One order.',
      '                    a.test.ts: C1: sends one',
      '  C2   NO TEST  No answer.',
      '                One charge.',
      '1 of 2 cases are shown by a test',
    ]);
  });
});
