import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { navigationInputs, navigationPages } from './navigation.fixtures.ts';
import { navigationMachine } from './navigation.machine.ts';

const { home, movies, film } = navigationPages;

describe('navigationMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(navigationMachine, {
      inputs: Object.values(navigationInputs),
      events: [
        { type: 'navigation.go', page: film },
        { type: 'navigation.go', page: movies, isReplacing: true },
        { type: 'navigation.popped', page: home },
        { type: 'scroll.moved', y: 0 },
        { type: 'scroll.moved', y: 300 },
        { type: 'page.hidden' },
        { type: 'flow.resumed' },
      ],
      calls: {
        preload: { answers: [undefined] },
        load: {
          answers: [{ status: 'loaded' }, { status: 'redirected', page: home }],
          errors: [errorAnswer({ status: 404, code: 1 })],
        },
        fetchVersion: { answers: [{ version: 'abc1234' }, { version: 'def5678' }] },
        reload: { answers: [undefined] },
      },
      summarise: ({ target, redirects, isCheckDue, saved, page, scrollY, failure }) => [
        target !== undefined,
        redirects,
        isCheckDue,
        saved.entries.find(({ entry }) => entry === page.entry)?.scrollY === scrollY,
        failure !== undefined,
      ],
      check: ({ context, value }) => {
        if (context.failure !== undefined && value.page === 'shown') {
          throw new Error('A page is on the screen while its load failed');
        }
      },
      limit: 20_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "3/3",
        "always": "4/4",
        "branches": "11/11",
        "done": "8/8",
        "error": "4/4",
        "events": "6/6",
        "paths": 236,
        "states": "19/19",
      }
    `);
  });
});
