import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { unitEvents, vpaidAdInputs } from './vpaid-ad.fixtures.ts';
import { vpaidAdMachine } from './vpaid-ad.machine.ts';

describe('vpaidAdMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(vpaidAdMachine, {
      inputs: Object.values(vpaidAdInputs),
      events: [...unitEvents],
      calls: {},
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "4/4",
        "always": "0/0",
        "branches": "8/8",
        "done": "0/0",
        "error": "0/0",
        "events": "30/30",
        "paths": 168,
        "states": "10/10",
      }
    `);
  });
});
