import {
  getPage,
  listPageVersions,
  type PagesClient,
  publishPage,
  restorePageVersion,
  savePage,
  schedulePage,
  unschedulePage,
} from '@foyer/client';
import type { ComposerPorts, PlannedRow } from '@foyer/composer';
import type { PageSchedule, PageVersion } from '@foyer/contract';
import { type LintFacts, lintPage, mergePages } from '@foyer/page-document';
import { readKeptPage, writeKeptPage } from './kept-pages.ts';

const rowOf = ({ number, author, note, at }: PageVersion) => ({
  number,
  author,
  note,
  atMs: Date.parse(at),
});

/** What is planned; what is over is no plan. */
const plannedOf = (schedules: readonly PageSchedule[]): readonly PlannedRow[] =>
  schedules
    .filter(({ state }) => state !== 'over')
    .map(({ id, version, from, until, state, author }) => ({
      id,
      number: version,
      author,
      fromMs: Date.parse(from),
      untilMs: until === undefined ? undefined : Date.parse(until),
      isRunning: state === 'running',
    }));

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** The effects of the composer, on the service and in this browser. */
export function composerPorts(
  client: PagesClient,
  facts: (text: string) => Promise<LintFacts>,
): ComposerPorts {
  return {
    open: async ({ alias }, signal) => {
      const [{ text, revision }, kept] = await Promise.all([
        getPage(client, { alias }, signal),
        readKeptPage(alias),
      ]);
      return { page: { text, revision }, kept };
    },
    save: async ({ alias, page: { text, revision } }, signal) => {
      const saved = await savePage(client, { alias, revision, text }, signal);
      return { text, revision: saved.revision };
    },
    readDraft: async ({ alias }, signal) => {
      const { text, revision } = await getPage(client, { alias }, signal);
      return { text, revision };
    },
    merge: async ({ base, mine, theirs, choices }) => mergePages(base, mine, theirs, choices),
    check: async ({ alias, text }, signal) => {
      const [found, { schedules }] = await Promise.all([
        facts(text),
        getPage(client, { alias }, signal),
      ]);
      return { problems: lintPage(text, found), planned: plannedOf(schedules) };
    },
    publish: async (publication, signal) => rowOf(await publishPage(client, publication, signal)),
    schedule: async ({ alias, revision, time: { fromMs, untilMs } }, signal) => {
      const until = untilMs === undefined ? {} : { until: isoOf(untilMs) };
      await schedulePage(client, { alias, revision, from: isoOf(fromMs), ...until }, signal);
      return undefined;
    },
    unschedule: async ({ alias, id }, signal) => {
      await unschedulePage(client, { alias, scheduleId: id }, signal);
      return plannedOf((await getPage(client, { alias }, signal)).schedules);
    },
    listVersions: async ({ alias }, signal) => {
      const { items } = await listPageVersions(client, { alias }, signal);
      return items.map(rowOf);
    },
    restore: async ({ alias, number, revision }, signal) => {
      await restorePageVersion(client, { alias, number, revision }, signal);
      return undefined;
    },
    keep: ({ alias, page }) => writeKeptPage(alias, page),
    makeKey: () => crypto.randomUUID(),
  };
}
