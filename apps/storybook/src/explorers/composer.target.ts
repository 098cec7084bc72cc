import {
  type ComposerContext,
  type ComposerEvent,
  composerEvents,
  composerMachine,
} from '@foyer/composer';
import {
  composerErrors,
  composerInputs,
  openedPages,
  othersText,
  pageProblems,
  pageVersions,
  plannedRow,
  replaceWord,
} from '@foyer/composer/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: readonly ComposerEvent[] = [
  { type: 'edit.apply', change: replaceWord('Свет', 'Лампа') },
  { type: 'conflict.choose', conflict: 'block:hero', side: 'mine' },
  { type: 'publish.schedule', fromMs: Date.UTC(2026, 11, 1, 9) },
  { type: 'publish.unschedule', id: plannedRow.id },
  { type: 'versions.restore', number: 1 },
];

/** The flow that edits a page. */
export const composerTarget: ExplorerTarget = {
  machine: composerMachine,
  events: composerEvents,
  inputs: composerInputs,
  examples,
  calls: {
    open: { answers: openedPages, errors: { silent: composerErrors.silent } },
    save: {
      answers: { saved: { text: '{"name": "Лампа"}', revision: 'eight' } },
      errors: composerErrors,
    },
    readDraft: { answers: { others: othersText } },
    merge: {
      answers: {
        joined: { text: '{"name": "Лампа"}', conflicts: [] },
        conflicting: {
          text: '{"name": "Лампа"}',
          conflicts: [{ kind: 'block' as const, id: 'hero' }],
        },
      },
    },
    check: {
      answers: {
        none: { problems: pageProblems.none, planned: [plannedRow] },
        warning: { problems: pageProblems.warning, planned: [] },
        error: { problems: pageProblems.error, planned: [] },
      },
    },
    publish: {
      answers: { published: pageVersions[0] },
      errors: { stale: composerErrors.stale, silent: composerErrors.silent },
    },
    schedule: { answers: { scheduled: undefined }, errors: { stale: composerErrors.stale } },
    unschedule: { answers: { taken: [] }, errors: { silent: composerErrors.silent } },
    listVersions: { answers: { two: pageVersions } },
    restore: { answers: { restored: undefined }, errors: { stale: composerErrors.stale } },
  },
  summarise: ({
    history,
    saved,
    theirs,
    conflicts,
    choices,
    problems,
    planned,
    wanted,
  }: ComposerContext) => [
    history.text === saved.text,
    history.done.length > 0,
    history.undone.length > 0,
    theirs === undefined,
    conflicts.length - Object.keys(choices).length,
    problems.length,
    planned.length,
    wanted,
  ],
};
