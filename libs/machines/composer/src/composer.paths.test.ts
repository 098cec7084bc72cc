import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import {
  composerErrors,
  composerInputs,
  openedPages,
  othersText,
  pageProblems,
  pageVersions,
  plannedRow,
  replaceWord,
} from './composer.fixtures.ts';
import { composerMachine } from './composer.machine.ts';

describe('composerMachine', () => {
  it('uses every state and transition on its generated paths, and never loses the text', () => {
    const coverage = coverPaths(composerMachine, {
      inputs: [composerInputs.publisher],
      events: [
        { type: 'edit.apply', change: replaceWord('Свет', 'Лампа') },
        { type: 'edit.undo' },
        { type: 'edit.redo' },
        { type: 'page.save' },
        { type: 'page.retry' },
        { type: 'page.leave' },
        { type: 'network.back' },
        { type: 'conflict.choose', conflict: 'block:hero', side: 'mine' },
        { type: 'conflict.choose', conflict: 'block:none', side: 'mine' },
        { type: 'conflict.apply' },
        { type: 'publish.open' },
        { type: 'publish.close' },
        { type: 'publish.send' },
        { type: 'publish.schedule', fromMs: 1 },
        { type: 'publish.unschedule', id: 'friday' },
        { type: 'versions.open' },
        { type: 'versions.close' },
        { type: 'versions.restore', number: 1 },
        { type: 'flow.resumed' },
      ],
      calls: {
        open: { answers: Object.values(openedPages), errors: [composerErrors.silent] },
        save: {
          answers: [{ text: '{"name": "Лампа"}', revision: 'eight' }],
          errors: Object.values(composerErrors),
        },
        readDraft: { answers: [othersText], errors: [composerErrors.silent] },
        merge: {
          answers: [
            { text: '{"name": "Лампа"}', conflicts: [] },
            { text: '{"name": "Лампа"}', conflicts: [{ kind: 'block' as const, id: 'hero' }] },
          ],
          errors: [composerErrors.silent],
        },
        check: {
          answers: [
            { problems: pageProblems.none, planned: [plannedRow] },
            { problems: pageProblems.error, planned: [] },
          ],
          errors: [composerErrors.silent],
        },
        publish: {
          answers: [{ number: 3, author: 'Анна', note: '', atMs: 0 }],
          errors: [composerErrors.stale, composerErrors.silent],
        },
        schedule: {
          answers: [undefined],
          errors: [composerErrors.stale, composerErrors.silent],
        },
        unschedule: { answers: [[]], errors: [composerErrors.silent] },
        listVersions: { answers: [pageVersions], errors: [composerErrors.silent] },
        restore: { answers: [undefined], errors: [composerErrors.silent] },
      },
      summarise: ({ history, saved, theirs, conflicts, choices, problems, planned, wanted }) => [
        history.text === saved.text,
        history.done.length > 0,
        history.undone.length > 0,
        theirs === undefined,
        conflicts.length - Object.keys(choices).length,
        problems.length,
        planned.length,
        wanted,
      ],
      limit: 20_000,
      check: ({ context, value }) => {
        const isClosed = value === 'loading' || value === 'failed' || value === 'left';
        expect(isClosed || context.history.text !== '').toBe(true);
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "4/4",
        "branches": "19/19",
        "done": "17/17",
        "error": "17/17",
        "events": "36/36",
        "paths": 198,
        "states": "29/29",
      }
    `);
  });
});
