// @vitest-environment node
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { takeNotes } from './take-notes.ts';

const take = (code: string) => takeNotes(code, parseSync('machine.js', code).program);

describe('takeNotes', () => {
  it('takes them out of a machine, of its states and of states that stand alone', () => {
    const { code, notes } = take(`
      setup({}).createMachine({ description: 'All of it.', states: {
        one: { meta: { requirements: ['A-1', 'A-2'] }, description: 'The first.', on: {} } } });
      doorSetup.createStateConfig({ description: 'Alone.', });`);

    expect(notes.map(({ note }) => note)).toEqual([
      { description: 'All of it.' },
      { description: 'The first.', requirements: ['A-1', 'A-2'] },
      { description: 'Alone.' },
    ]);
    expect(code).not.toMatch(/All of it|Alone|The first|A-1/u);
    for (const { name } of notes) expect(code).toContain(`description: '${name}'`);
    expect(() => parseSync('machine.js', code)).not.toThrow();
  });

  it('leaves alone what is no state, what is no plain text, and what a state says besides', () => {
    const code = `
      const card = { description: 'A card.', type: 'final' };
      setup({}).createMachine({ states: {
        one: { description: named('x') },
        two: { description: 'The second.', meta: { requirements: ids } },
        three: { description: 'The third.', meta: { requirements: ['A-1'], more: 1 } } } });`;

    expect(take(code)).toEqual({ code, notes: [] });
  });

  it('names a note by what it says', () => {
    const [one, other, third] = take(`x.createMachine({ states: {
      a: { description: 'Same.' }, b: { description: 'Same.' }, c: { description: 'Other.' } } })`).notes;

    expect(one?.name).toBe(other?.name);
    expect(one?.name).not.toBe(third?.name);
  });
});
