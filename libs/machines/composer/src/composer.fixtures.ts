import { errorAnswer } from '@foyer/core/fixtures';
import type { Change, Problem } from '@foyer/page-document';
import type {
  ComposerInput,
  ComposerPorts,
  KeptPage,
  OpenedPage,
  PageText,
  PageVersionRow,
  PlannedRow,
} from './composer.types.ts';

/** Who may open a page. */
export const composerInputs = {
  publisher: { alias: 'gasim-svet', role: 'publisher' },
  editor: { alias: 'gasim-svet', role: 'editor' },
  viewer: { alias: 'gasim-svet', role: 'viewer' },
} satisfies Record<string, ComposerInput>;

/** A page with one word in it. */
export const pageText: PageText = { text: '{"name": "Свет"}', revision: 'seven' };

/** What another editor saved. */
export const othersText: PageText = { text: '{"name": "Тьма"}', revision: 'eight' };

/** Puts a word in place of another. */
export const replaceWord = (from: string, to: string, text = pageText.text): Change => [
  { offset: text.indexOf(from), length: from.length, text: to },
];

/** What browsers keep. */
export const keptPages = {
  sameRevision: { text: '{"name": "Лампа"}', base: pageText },
  otherRevision: { text: '{"name": "Лампа"}', base: { text: pageText.text, revision: 'five' } },
} satisfies Record<string, KeptPage>;

/** What the service may answer when a page is opened. */
export const openedPages = {
  plain: { page: pageText, kept: undefined },
  withKept: { page: pageText, kept: keptPages.sameRevision },
  withOld: { page: pageText, kept: keptPages.otherRevision },
} satisfies Record<string, OpenedPage>;

const place = { offset: 0, line: 1, column: 1 };

/** What a check finds. */
export const pageProblems = {
  none: [],
  warning: [{ level: 'warning', rule: 'missing-language', path: ['name'], place, values: {} }],
  error: [
    { level: 'error', rule: 'option-without-target', path: ['blocks', 0], place, values: {} },
  ],
} satisfies Record<string, readonly Problem[]>;

/** A version that is to be live for an evening. */
export const plannedRow: PlannedRow = {
  id: 'friday',
  number: 3,
  author: 'Анна',
  fromMs: Date.UTC(2026, 11, 4, 15),
  untilMs: Date.UTC(2026, 11, 4, 21),
  isRunning: false,
};

/** Two versions of the page. */
export const pageVersions: readonly PageVersionRow[] = [
  { number: 2, author: 'Анна', note: 'К пятнице', atMs: Date.UTC(2026, 10, 20, 9) },
  { number: 1, author: 'Илья', note: '', atMs: Date.UTC(2026, 10, 12, 9) },
];

/** How a call may fail. */
export const composerErrors = {
  stale: errorAnswer({ status: 412, code: 1 }),
  taken: errorAnswer({ status: 409, code: 1, description: 'Время занято' }),
  refused: errorAnswer({ status: 400, code: 1, description: 'Текст слишком длинный' }),
  silent: Object.assign(new Error('no answer'), { name: 'NetworkError' }),
};

/** Ports of a service that takes everything; each may be replaced. */
export const fakeComposerPorts = (replaced: Partial<ComposerPorts> = {}): ComposerPorts => {
  let keys = 0;
  return {
    open: async () => openedPages.plain,
    save: async ({ page }) => ({ text: page.text, revision: `after ${page.revision}` }),
    readDraft: async () => othersText,
    merge: async ({ mine }) => ({ text: mine, conflicts: [] }),
    check: async () => ({ problems: [], planned: [] }),
    publish: async ({ note }) => ({ number: 3, author: 'Анна', note, atMs: 0 }),
    schedule: async () => undefined,
    unschedule: async () => [],
    listVersions: async () => pageVersions,
    restore: async () => undefined,
    keep: () => {},
    makeKey: () => `key-${(keys += 1)}`,
    ...replaced,
  };
};
