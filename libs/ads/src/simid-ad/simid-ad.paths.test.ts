import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { creativeEvents, simidAdInputs } from './simid-ad.fixtures.ts';
import { simidAdMachine } from './simid-ad.machine.ts';

describe('simidAdMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(simidAdMachine, {
      inputs: Object.values(simidAdInputs),
      events: [...creativeEvents],
      calls: {},
      limit: 50_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "4/4",
        "always": "1/1",
        "branches": "20/20",
        "done": "0/0",
        "error": "0/0",
        "events": "37/37",
        "paths": 152,
        "states": "10/10",
      }
    `);
  });
});
