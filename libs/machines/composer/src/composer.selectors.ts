import type { Message } from '@foyer/core';
import { type Conflict, conflictKey, type Problem, type Side } from '@foyer/page-document';
import type { SnapshotFrom } from 'xstate';
import { isDecided, isPublishable, isSaved } from './composer.rules.ts';
import type { composerMachine } from './composer.machine.ts';
import type { PageVersionRow, PlannedRow } from './composer.types.ts';

/** How the text on the screen stands with the service. */
export type SaveStatus = 'saved' | 'changed' | 'saving' | 'waiting' | 'refused';

/** What lies over the page. */
export type ComposerDialog = 'conflict' | 'publishing' | 'versions';

/** What the composer shows. */
export interface ComposerViewState {
  step: 'loading' | 'failed' | 'open' | 'left';
  isBusy: boolean;
  text: string;
  /** Of the draft that the service has. */
  revision: string;
  saveStatus: SaveStatus;
  canEdit: boolean;
  canUndo: boolean;
  canRedo: boolean;
  dialog: ComposerDialog | undefined;
  /** Whether the dialog's call failed and may be made again. */
  canRetry: boolean;
  conflicts: readonly { conflict: Conflict; key: string; choice: Side | undefined }[];
  isDecided: boolean;
  problems: readonly Problem[];
  planned: readonly PlannedRow[];
  canPublish: boolean;
  versions: readonly PageVersionRow[];
  message: Message | undefined;
}

type Snapshot = SnapshotFrom<typeof composerMachine>;

const statuses = ['saved', 'changed', 'saving', 'waiting', 'refused'] as const;

const stepOf = (snapshot: Snapshot): ComposerViewState['step'] => {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.status === 'done' ? 'left' : 'open';
};

const dialogOf = (snapshot: Snapshot): ComposerDialog | undefined =>
  (['conflict', 'publishing', 'versions'] as const).find((state) => snapshot.matches(state));

/** The view's reading of a snapshot. */
export function selectComposer(snapshot: Snapshot): ComposerViewState {
  const { context } = snapshot;
  return {
    step: stepOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    text: context.history.text,
    revision: context.saved.revision,
    saveStatus:
      statuses.find((status) => snapshot.matches({ editing: status })) ??
      (isSaved(context) ? 'saved' : 'changed'),
    canEdit: context.role !== 'viewer' && snapshot.hasTag('editable'),
    canUndo: snapshot.can({ type: 'edit.undo' }),
    canRedo: snapshot.can({ type: 'edit.redo' }),
    dialog: dialogOf(snapshot),
    canRetry: snapshot.can({ type: 'page.retry' }),
    conflicts: context.conflicts.map((conflict) => {
      const key = conflictKey(conflict);
      return { conflict, key, choice: context.choices[key] };
    }),
    isDecided: isDecided(context),
    problems: context.problems,
    planned: context.planned,
    canPublish: isPublishable(context) && snapshot.matches({ publishing: 'ready' }),
    versions: context.versions,
    message: context.message,
  };
}
