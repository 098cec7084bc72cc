import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { pollInputs } from './poll.fixtures.ts';
import { pollMachine } from './poll.machine.ts';

describe('pollMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(pollMachine, {
      inputs: Object.values(pollInputs),
      events: [
        { type: 'poll.choose', answer: 0 },
        { type: 'poll.choose', answer: 2 },
        { type: 'poll.next' },
        { type: 'poll.close' },
        { type: 'flow.resumed' },
      ],
      calls: { finishPoll: { answers: [undefined] } },
      check: ({ context, value }) => {
        const isWhole = context.answers.length === context.poll.questions.length;
        if ((value === 'saving' || value === 'success') && !isWhole) {
          throw new Error('A question was left out');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "4/4",
        "done": "1/1",
        "error": "1/1",
        "events": "7/7",
        "paths": 16,
        "states": "6/6",
      }
    `);
  });
});
