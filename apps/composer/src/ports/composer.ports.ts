import {
  getPage,
  listPageVersions,
  type PagesClient,
  publishPage,
  restorePageVersion,
  savePage,
  schedulePage,
} from '@foyer/client';
import type { ComposerPorts } from '@foyer/composer';
import type { PageVersion } from '@foyer/contract';
import { type LintFacts, lintPage, mergePages } from '@foyer/page-document';
import { readKeptPage, writeKeptPage } from './kept-pages.ts';

const rowOf = ({ number, author, note, at }: PageVersion) => ({
  number,
  author,
  note,
  atMs: Date.parse(at),
});

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** The effects of the composer, on the service and in this browser. */
export function composerPorts(client: PagesClient, facts: () => LintFacts): ComposerPorts {
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
    check: async ({ text }) => lintPage(text, facts()),
    publish: async (publication, signal) => rowOf(await publishPage(client, publication, signal)),
    schedule: async ({ alias, revision, time: { fromMs, untilMs } }, signal) => {
      const until = untilMs === undefined ? {} : { until: isoOf(untilMs) };
      await schedulePage(client, { alias, revision, from: isoOf(fromMs), ...until }, signal);
      return undefined;
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
