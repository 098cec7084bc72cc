import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { cookieNoticeInputs, cookiePages } from './cookie-notice.fixtures.ts';
import { cookieNoticeMachine } from './cookie-notice.machine.ts';

describe('cookieNoticeMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(cookieNoticeMachine, {
      inputs: Object.values(cookieNoticeInputs),
      events: [
        { type: 'navigation.changed', page: cookiePages.home },
        { type: 'navigation.changed', page: cookiePages.variants },
        { type: 'cookie.accept' },
        { type: 'flow.resumed' },
      ],
      calls: { storeConsent: { answers: [undefined] } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "3/3",
        "branches": "3/3",
        "done": "1/1",
        "error": "1/1",
        "events": "4/4",
        "paths": 5,
        "states": "5/5",
      }
    `);
  });
});
