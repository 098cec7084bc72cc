import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { quizMachine } from './quiz.machine.ts';

const options = ['hard', 'dull'];

describe('quizMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(quizMachine, {
      inputs: [{ options }, { options, chosen: 'dull' }],
      events: [
        { type: 'quiz.begin' },
        { type: 'option.choose', id: 'hard' },
        { type: 'option.choose', id: 'gone' },
        { type: 'quiz.back' },
      ],
      calls: {},
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "2/2",
        "done": "0/0",
        "error": "0/0",
        "events": "3/3",
        "paths": 3,
        "states": "3/3",
      }
    `);
  });
});
