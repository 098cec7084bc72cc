// @vitest-environment node
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { linearAdExamples, linearAdInputs } from './linear-ad.fixtures.ts';
import { linearAdMachine } from './linear-ad.machine.ts';

describe('linearAdMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(linearAdMachine, {
      inputs: Object.values(linearAdInputs),
      events: [...linearAdExamples],
      calls: {},
      summarise: ({ facts, time }) => [facts.skipAfter !== undefined && time >= facts.skipAfter],
      limit: 20_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "3/3",
        "always": "0/0",
        "branches": "0/0",
        "done": "0/0",
        "error": "0/0",
        "events": "16/16",
        "paths": 13,
        "states": "8/8",
      }
    `);
  });
});
