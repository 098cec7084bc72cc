import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import type { ModalEvent } from './modal.events.ts';
import { modalRequests } from './modal.fixtures.ts';
import { modalMachine } from './modal.machine.ts';

const { login, urgent, profiles, recommendations } = modalRequests;
const open = (request: (typeof modalRequests)[keyof typeof modalRequests]): ModalEvent => ({
  type: 'modal.open',
  request,
});

describe('modalMachine', () => {
  it('uses every state and transition on its generated paths, one dialog on each', () => {
    const coverage = coverPaths(modalMachine, {
      inputs: [undefined],
      events: [
        open(login),
        open(urgent),
        open(profiles),
        open(recommendations),
        { type: 'modal.resolve', id: 'login' },
        { type: 'modal.withdraw', id: 'login' },
        { type: 'modal.cancel' },
        { type: 'modal.escape' },
        { type: 'modal.hold' },
        { type: 'modal.release' },
        { type: 'navigation.changed' },
        { type: 'flow.resumed' },
      ],
      calls: {},
      // One dialog in line leads to every decision.
      summarise: ({ current, waiting, hasLeftPage }) => [
        current?.id,
        waiting[0]?.id,
        Math.min(waiting.length, 2),
        hasLeftPage,
      ],
      check: ({ context, value }) => {
        if ((context.current === undefined) !== (value === 'closed')) {
          throw new Error('A dialog is shown exactly while the flow is not closed');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "3/3",
        "always": "2/2",
        "branches": "8/8",
        "done": "0/0",
        "error": "0/0",
        "events": "15/15",
        "paths": 55,
        "states": "8/8",
      }
    `);
  });
});
