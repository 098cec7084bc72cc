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
        { type: 'navigation.go', address: film.address },
        { type: 'navigation.go', address: movies.address, isReplacing: true },
        { type: 'navigation.popped', address: home.address },
        { type: 'navigation.jumped', address: '/#new', entry: 'entry-9' },
        { type: 'scroll.moved', y: 0 },
        { type: 'scroll.moved', y: 300 },
        { type: 'page.hidden' },
        { type: 'page.restored' },
        { type: 'flow.resumed' },
      ],
      calls: {
        load: {
          answers: [
            { page: film, failure: undefined },
            { page: home, failure: { status: 404, code: 1 } },
          ],
        },
        fetchVersion: { answers: [{ version: 'abc1234' }, { version: 'def5678' }] },
        reload: { answers: [undefined] },
      },
      summarise: ({ target, isCheckDue, saved, page, scrollY, failure }) => [
        target !== undefined,
        isCheckDue,
        saved.entries.find(({ entry }) => entry === page.entry)?.scrollY === scrollY,
        failure !== undefined,
      ],
      check: ({ context, value }) => {
        if (context.failure !== undefined && value.page === 'shown') {
          throw new Error('A page is on the screen while its load failed');
        }
        if (context.target !== undefined && (value.page === 'shown' || value.page === 'failed')) {
          throw new Error('A page is still on its way while nothing loads it');
        }
      },
      limit: 20_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "3/3",
        "always": "4/4",
        "branches": "10/10",
        "done": "5/5",
        "error": "3/3",
        "events": "8/8",
        "paths": 48,
        "states": "13/13",
      }
    `);
  });
});
