import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { appBannerInputs, appBannerMemories, appChecks } from './app-banner.fixtures.ts';
import { appBannerMachine } from './app-banner.machine.ts';

describe('appBannerMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(appBannerMachine, {
      inputs: Object.values(appBannerInputs),
      events: [
        { type: 'banner.close' },
        { type: 'flow.resumed' },
        { type: 'navigation.changed', page: { hasAppBanner: true } },
        { type: 'navigation.changed', page: { hasAppBanner: false } },
      ],
      calls: {
        recall: { answers: Object.values(appBannerMemories) },
        checkInstalled: { answers: Object.values(appChecks) },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "1/1",
        "always": "4/4",
        "branches": "9/9",
        "done": "7/7",
        "error": "2/2",
        "events": "3/3",
        "paths": 31,
        "states": "10/10",
      }
    `);
  });
});
