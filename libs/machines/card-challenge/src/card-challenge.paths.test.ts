import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { cardChallengeInputs } from './card-challenge.fixtures.ts';
import { cardChallengeMachine } from './card-challenge.machine.ts';

// The bare machine reads the clock of the computer.
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const past = new Date(0).toISOString();

describe('cardChallengeMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const { frame, redirect } = cardChallengeInputs;
    const coverage = coverPaths(cardChallengeMachine, {
      inputs: [
        { ...frame, expiresAt },
        { ...redirect, expiresAt },
        { ...frame, expiresAt: past },
        { ...frame, url: '', expiresAt },
      ],
      events: [
        { type: 'frame.loaded' },
        { type: 'frame.refused' },
        { type: 'frame.ended', origin: 'https://pay.example' },
        { type: 'page.open' },
        { type: 'page.returned' },
        { type: 'challenge.leave' },
        { type: 'flow.resumed' },
      ],
      calls: { openPage: { answers: [] } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "6/6",
        "branches": "5/5",
        "done": "0/0",
        "error": "1/1",
        "events": "8/8",
        "paths": 19,
        "states": "15/15",
      }
    `);
  });
});
