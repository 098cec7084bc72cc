import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { languageInputs, languageOptions } from './language.fixtures.ts';
import { languageMachine } from './language.machine.ts';

describe('languageMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(languageMachine, {
      inputs: Object.values(languageInputs),
      events: [
        { type: 'language.choose', code: 'rus' },
        { type: 'language.choose', code: 'eng' },
        { type: 'language.close' },
        { type: 'flow.resumed' },
      ],
      calls: {
        listLanguages: { answers: [languageOptions, []] },
        setLanguage: { answers: [undefined] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "1/1",
        "branches": "4/4",
        "done": "3/3",
        "error": "2/2",
        "events": "4/4",
        "paths": 35,
        "states": "6/6",
      }
    `);
  });
});
