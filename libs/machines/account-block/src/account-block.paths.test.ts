import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { accountBlockInputs, accountSettings } from './account-block.fixtures.ts';
import { accountBlockMachine } from './account-block.machine.ts';
import { hasBlockScreen } from './account-block.reading.ts';

const rejected = { type: 'modal.rejected', id: 'account-block', name: 'account-block' } as const;

describe('accountBlockMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(accountBlockMachine, {
      inputs: Object.values(accountBlockInputs),
      events: [
        { type: 'account.changed', settings: accountSettings.blocked },
        { type: 'account.changed', settings: accountSettings.locked },
        { type: 'account.changed', settings: accountSettings.free },
        { type: 'push.received', code: 'account_status' },
        { type: 'push.received', code: 'bonuses_changed' },
        { type: 'block.act', choice: 0 },
        { type: 'block.act', choice: 1 },
        { type: 'block.act', choice: 2 },
        { ...rejected, reason: 'cancelled' },
        { ...rejected, reason: 'navigation' },
        { ...rejected, reason: 'replaced' },
        { ...rejected, reason: 'withdrawn' },
        { type: 'flow.resumed' },
      ],
      calls: { signOut: { answers: [undefined] } },
      check: ({ context, value }) => {
        const isTold = value === 'waiting' || typeof value === 'object';
        if (isTold !== hasBlockScreen(context)) {
          throw new Error('A block with a screen is told, and nothing else');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "1/1",
        "always": "2/2",
        "branches": "9/9",
        "done": "1/1",
        "error": "1/1",
        "events": "13/13",
        "paths": 22,
        "states": "7/7",
      }
    `);
  });
});
