import { type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import {
  type Change,
  conflictKey,
  recordChange,
  redo,
  type Side,
  startHistory,
  undo,
} from '@foyer/page-document';
import { assign, setup } from 'xstate';
import type { ComposerEvent } from './composer.events.ts';
import {
  isDecided,
  isPublishable,
  isSaved,
  retryPauseMs,
  SAVE_PAUSE_MS,
} from './composer.rules.ts';
import type {
  CheckList,
  ComposerContext,
  ComposerInput,
  ComposerOutput,
  ComposerPorts,
  Merge,
  OpenedPage,
  PageText,
  PageVersionRow,
  PlannedRow,
} from './composer.types.ts';

type InputOf<Name extends keyof ComposerPorts> = Parameters<ComposerPorts[Name]>[0];

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;

/** What the composer is made of: its types, ports, rules and steps with a name. */
export const composerSetup = setup({
  types: {} as {
    input: ComposerInput;
    context: ComposerContext;
    events: ComposerEvent;
    output: ComposerOutput;
    tags: 'busy' | 'editable';
    meta: FlowMeta;
  },
  delays: {
    savePause: SAVE_PAUSE_MS,
    retryPause: ({ context }) => retryPauseMs(context.tries),
  },
  actors: {
    open: missingPort<InputOf<'open'>, OpenedPage>(
      'open',
      'The draft of the page, and what this browser kept of it.',
    ),
    save: missingPort<InputOf<'save'>, PageText>(
      'save',
      'Saves the text in place of the revision; 412 where another was saved since.',
    ),
    readDraft: missingPort<InputOf<'readDraft'>, PageText>(
      'readDraft',
      'The draft that the service has now.',
    ),
    merge: missingPort<InputOf<'merge'>, Merge>(
      'merge',
      'Both changes of one text, and the blocks that both changed.',
    ),
    check: missingPort<InputOf<'check'>, CheckList>(
      'check',
      'Errors and warnings of a text, and what is planned.',
    ),
    publish: missingPort<InputOf<'publish'>, PageVersionRow>(
      'publish',
      'Makes the draft of a revision live, once for a key.',
    ),
    schedule: missingPort<InputOf<'schedule'>, undefined>(
      'schedule',
      'Makes the draft of a revision live at a time.',
    ),
    unschedule: missingPort<InputOf<'unschedule'>, readonly PlannedRow[]>(
      'unschedule',
      'Takes back what is planned; answers the rest.',
    ),
    listVersions: missingPort<InputOf<'listVersions'>, readonly PageVersionRow[]>(
      'listVersions',
      'Versions of the page, the latest first.',
    ),
    restore: missingPort<InputOf<'restore'>, undefined>(
      'restore',
      'Makes an earlier version the draft, and live.',
    ),
  },
  guards: {
    mayEdit: ({ context }) => context.role !== 'viewer',
    mayPublish: ({ context }) => context.role === 'publisher',
    isPublishable: ({ context }) => isPublishable(context),
    wantsPublishing: ({ context }) => context.wanted === 'publishing',
    wantsVersions: ({ context }) => context.wanted === 'versions',
    isSaved: ({ context }) => isSaved(context),
    isDecided: ({ context }) => isDecided(context),
    canUndo: ({ context }) => context.role !== 'viewer' && context.history.done.length > 0,
    canRedo: ({ context }) => context.role !== 'viewer' && context.history.undone.length > 0,
    /** Another editor has saved since. */
    isStale: (_, { error }: FailedCall) => statusOf(error) === 412,
    /** There was no answer: the same again may succeed. */
    isUnanswered: (_, { error }: FailedCall) => {
      const status = statusOf(error);
      return typeof status !== 'number' || status >= 500 || status === 429;
    },
    isConflicting: (_, { conflicts }: Merge) => conflicts.length > 0,
    /** What was kept was made of another revision than the service has. */
    isKeptOfOther: (_, { page, kept }: OpenedPage) =>
      kept !== undefined && kept.text !== page.text && kept.base.revision !== page.revision,
    isKept: (_, { page, kept }: OpenedPage) => kept !== undefined && kept.text !== page.text,
    isConflict: ({ context }, { conflict }: { conflict: string }) =>
      context.conflicts.some((one) => conflictKey(one) === conflict),
    isPlanned: ({ context }, { id }: { id: string }) =>
      context.role === 'publisher' && context.planned.some((one) => one.id === id),
    isVersion: ({ context }, { number }: { number: number }) =>
      context.role === 'publisher' && context.versions.some((one) => one.number === number),
  },
  actions: {
    /** Supplied by `createComposerMachine`: keeps what is not saved in this browser. */
    keep: (_args: { context: ComposerContext }) => {},
    /** Supplied by `createComposerMachine`: gives the wish its key. */
    beginPublication: assign((_, { note = '' }: { note?: string | undefined }) => ({
      publication: { key: 'key', note },
    })),
    takePage: assign((_, { page }: OpenedPage) => ({
      history: startHistory(page.text),
      saved: page,
    })),
    takeKept: assign((_, { kept }: OpenedPage) =>
      kept ? { history: startHistory(kept.text), message: { key: 'composer.kept' } } : {},
    ),
    /** The kept text, what it was made of, and what the service has: to be merged. */
    takeKeptOfOther: assign((_, { page, kept }: OpenedPage) =>
      kept ? { history: startHistory(kept.text), saved: kept.base, theirs: page } : {},
    ),
    applyChange: assign(
      ({ context }, { change, group }: { change: Change; group?: string | undefined }) => ({
        history: recordChange(context.history, change, group),
        publication: undefined,
        message: undefined,
      }),
    ),
    undo: assign(({ context }) => ({ history: undo(context.history), publication: undefined })),
    redo: assign(({ context }) => ({ history: redo(context.history), publication: undefined })),
    learnSaved: assign((_, saved: PageText) => ({ saved, tries: 0, message: undefined })),
    want: assign((_, { wanted }: Pick<ComposerContext, 'wanted'>) => ({ wanted })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    learnTheirs: assign((_, theirs: PageText) => ({ theirs })),
    learnMerge: assign((_, { conflicts }: Merge) => ({ conflicts, choices: {} })),
    /** Both changes, on top of what the service has. Earlier steps no longer fit the text. */
    takeMerge: assign(({ context }, { text }: Merge) => ({
      history: startHistory(text),
      saved: context.theirs ?? context.saved,
      theirs: undefined,
      conflicts: [],
      choices: {},
      publication: undefined,
      message: { key: 'composer.merged' },
    })),
    choose: assign(({ context }, { conflict, side }: { conflict: string; side: Side }) => ({
      choices: { ...context.choices, [conflict]: side },
    })),
    learnChecks: assign((_, { problems, planned }: CheckList) => ({ problems, planned })),
    learnPlanned: assign((_, planned: readonly PlannedRow[]) => ({ planned })),
    learnVersions: assign((_, versions: readonly PageVersionRow[]) => ({ versions })),
    tellPublished: assign((_, { number }: PageVersionRow) => ({
      message: { key: 'composer.published', params: { number } },
      publication: undefined,
    })),
    tellScheduled: assign({ message: { key: 'composer.scheduled' } }),
    forgetMessage: assign({ message: undefined }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
});
