import { describe, expect, it } from 'vitest';
import { canParse, findMutants } from './find-mutants.ts';
import { applyMutant } from './mutant.ts';

/** The faults of a source, each as the kind and the whole source with it, without needless space. */
const faults = (source: string) =>
  findMutants('flow.machine.ts', source).map((mutant) => [
    mutant.operator,
    applyMutant(source, mutant).replaceAll(/\s+/gu, ' '),
  ]);

describe('findMutants', () => {
  it('leaves out a guard, an action, a transition, and moves a target to the next state', () => {
    const machine = (asking: string) =>
      `m({ initial: 'asking', states: { asking: { ${asking} }, done: {}, failed: {} } })`;
    const source = machine(`on: { go: { guard: 'may', target: 'done', actions: ['a', 'b'] } }`);

    const found = faults(source);

    expect(found).toContainEqual(['begin elsewhere', source.replace("'asking'", "'done'")]);
    expect(found).toContainEqual(['drop a transition', machine('on: { }')]);
    expect(found).toContainEqual([
      'drop a guard',
      source.replace("guard: 'may', ", ' ').replace('  ', ' '),
    ]);
    expect(found).toContainEqual(['swap a target', source.replace("'done'", "'failed'")]);
    expect(found).toContainEqual(['drop an action', source.replace("'a', ", ' ')]);
    expect(found).toContainEqual(['drop an action', source.replace(" 'b'", ' ')]);
    expect(found).toHaveLength(6);
  });

  it.each([
    ['a < b', ['a <= b']],
    ['a && b', ['(a)', '(b)']],
    ['!a', ['a']],
    ['a ? 1 : b', ['!(a) ? 1 : b', 'a ? 2 : b']],
    ['true', ['false']],
    ["['a', 'b'].includes(c)", ["[ 'b'].includes(c)", "['a', ].includes(c)"]],
  ])('changes the rule %s', (source, expected) => {
    expect(faults(source).map(([, faulty]) => faulty)).toEqual(expected);
  });

  it('leaves types and what a machine says about itself alone', () => {
    const source = `type A = 1 | 2; m({ id: 'x', description: 'y', meta: { requirements: [true] } })`;
    expect(faults(source)).toEqual([]);
  });
});

it('knows what can be parsed', () => {
  expect([canParse('a.ts', 'const a: number = 1;'), canParse('a.json', '{}')]).toEqual([
    true,
    true,
  ]);
  expect([canParse('a.ts', 'const a = {'), canParse('a.json', '{,}')]).toEqual([false, false]);
});
