import { readdir } from 'node:fs/promises';
import {
  pageAliasSchema,
  type PageAnswer,
  type PageProblem,
  type PageSummary,
  type PageVersion,
} from '@foyer/contract';
import * as v from 'valibot';
import { lintPage } from '../lint/lint-page.ts';
import { openPage } from '../text/open-page.ts';
import { draftsIn, placesOf, readText, removeText, writeText } from './folder-files.ts';
import { FolderRefusal } from './folder-refusal.ts';
import { addVersion, listVersions, readVersion, revisionOf } from './folder-versions.ts';
import { withLock } from './with-lock.ts';

/** The draft that a caller saw, and who calls. */
interface Seen {
  author: string;
  /** Of the draft; another one is refused. */
  revision: string | undefined;
}

/** Pages as files. Drafts are whole or half typed; texts are kept byte for byte. docs/decisions/0133 */
export interface PageFolder {
  list: () => Promise<PageSummary[]>;
  /** @throws FolderRefusal `notFound`. */
  read: (alias: string) => Promise<PageAnswer>;
  /** @throws FolderRefusal `conflict` where there is a page of this name. */
  create: (alias: string, author: string, text: string) => Promise<PageSummary>;
  /** @throws FolderRefusal `notFound`, `pageStale`. */
  save: (alias: string, seen: Seen, text: string) => Promise<PageSummary>;
  /** Takes a page and its draft away; its versions stay. @throws FolderRefusal `notFound`, `pageStale`. */
  remove: (alias: string, seen: Seen) => Promise<void>;
  /** Makes the draft what viewers see. @throws FolderRefusal `notFound`, `pageStale`, `pageBroken`. */
  publish: (alias: string, seen: Seen, note: string) => Promise<PageVersion>;
  /** The latest first. @throws FolderRefusal `notFound`. */
  versions: (alias: string) => Promise<PageVersion[]>;
  /** @throws FolderRefusal `notFound`. */
  version: (alias: string, number: number) => Promise<PageVersion & { text: string }>;
  /** Makes an earlier text the draft and what viewers see. @throws FolderRefusal as `publish`. */
  restore: (alias: string, number: number, seen: Seen, note: string) => Promise<PageVersion>;
}

/** Whose text it is that came by git or by hand. */
const BY_HAND = 'file';

/** @param folder - Of `<alias>.json` files. */
export function openPageFolder(folder: string, now: () => Date = () => new Date()): PageFolder {
  const nameOf = (alias: string): string => {
    // It becomes part of a path.
    if (!v.is(pageAliasSchema, alias)) throw new FolderRefusal('notFound');
    return alias;
  };

  /** The version that viewers see: a file that came by hand is the one after the last. */
  const liveOf = async (alias: string): Promise<PageVersion | undefined> => {
    const live = await readText(placesOf(folder, alias).live);
    if (!live) return undefined;
    const revision = revisionOf(live.text);
    const versions = await listVersions(folder, alias);
    const known = versions.find((version) => version.revision === revision);
    const number = (versions[0]?.number ?? 0) + 1;
    return known ?? { number, revision, author: BY_HAND, note: '', at: live.at.toISOString() };
  };

  const find = async (alias: string): Promise<PageAnswer | undefined> => {
    const { live: livePath, draft: draftPath, draftAuthor } = placesOf(folder, alias);
    const draft = await readText(draftPath);
    const text = draft ?? (await readText(livePath));
    if (!text) return undefined;
    const live = await liveOf(alias);
    const author = draft && (await readText(draftAuthor))?.text;
    return {
      alias,
      revision: revisionOf(text.text),
      ...(live && { live }),
      edited_at: text.at.toISOString(),
      edited_by: author ?? live?.author ?? BY_HAND,
      text: text.text,
      schedules: [],
    };
  };

  const read = async (alias: string): Promise<PageAnswer> => {
    const page = await find(nameOf(alias));
    if (!page) throw new FolderRefusal('notFound');
    return page;
  };

  const summaryOf = async (alias: string): Promise<PageSummary> => withoutText(await read(alias));

  const dropDraft = async (alias: string): Promise<void> => {
    const { draft, draftAuthor } = placesOf(folder, alias);
    await removeText(draft);
    await removeText(draftAuthor);
  };

  const writeDraft = async (alias: string, author: string, text: string): Promise<void> => {
    const { live, draft, draftAuthor } = placesOf(folder, alias);
    if ((await readText(live))?.text === text) return dropDraft(alias);
    await writeText(draftAuthor, author);
    await writeText(draft, text);
  };

  /** Runs a change of the draft that its caller saw, alone. */
  const change = async <T>(
    alias: string,
    { revision }: Seen,
    run: (page: PageAnswer) => Promise<T>,
  ): Promise<T> =>
    withLock(placesOf(folder, nameOf(alias)).lock, async () => {
      const page = await read(alias);
      if (page.revision === revision) return run(page);
      const current = { text: page.text, revision: page.revision };
      throw new FolderRefusal('pageStale', { current });
    });

  const bringOut = async (
    { alias, live }: PageAnswer,
    text: string,
    about: { author: string; note: string },
  ): Promise<PageVersion> => {
    const problems = problemsOf(alias, text);
    if (problems.some(({ level }) => level === 'error')) {
      throw new FolderRefusal('pageBroken', { problems });
    }
    const { live: path } = placesOf(folder, alias);
    const before = await readText(path);
    const isKnown = (await listVersions(folder, alias)).some(
      ({ revision }) => revision === live?.revision,
    );
    // What came by hand is kept before another text takes its place.
    if (before && !isKnown) {
      await addVersion(folder, alias, before.text, { author: BY_HAND, note: '', at: before.at });
    }
    const isLive = before?.text === text;
    const version = isLive
      ? undefined
      : await addVersion(folder, alias, text, { ...about, at: now() });
    if (version) await writeText(path, text);
    await dropDraft(alias);
    return version ?? (await liveOf(alias)) ?? failed(alias);
  };

  return {
    list: async () => {
      const names = [folder, draftsIn(folder)].map((one) => readdir(one).catch(() => []));
      const aliases = (await Promise.all(names))
        .flat()
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .filter((alias) => v.is(pageAliasSchema, alias));
      const pages = await Promise.all([...new Set(aliases)].toSorted().map(find));
      // One may have been taken away meanwhile.
      return pages.flatMap((page) => (page ? [withoutText(page)] : []));
    },
    read,
    create: async (alias, author, text) =>
      withLock(placesOf(folder, nameOf(alias)).lock, async () => {
        if (await find(alias)) throw new FolderRefusal('conflict');
        await writeDraft(alias, author, text);
        return summaryOf(alias);
      }),
    save: (alias, seen, text) =>
      change(alias, seen, async (page) => {
        if (page.text !== text) await writeDraft(alias, seen.author, text);
        return summaryOf(alias);
      }),
    remove: (alias, seen) =>
      change(alias, seen, async () => {
        await dropDraft(alias);
        await removeText(placesOf(folder, alias).live);
      }),
    publish: (alias, seen, note) =>
      change(alias, seen, (page) => bringOut(page, page.text, { author: seen.author, note })),
    versions: async (alias) => {
      const { live } = await read(alias);
      const versions = await listVersions(folder, alias);
      const isKept = versions.some(({ number }) => number === live?.number);
      return live && !isKept ? [live, ...versions] : versions;
    },
    version: async (alias, number) => {
      const { live } = await read(alias);
      const versions = await listVersions(folder, alias);
      const kept = versions.find((version) => version.number === number);
      const about = kept ?? (live?.number === number ? live : undefined);
      const text = kept
        ? await readVersion(folder, alias, number)
        : (await readText(placesOf(folder, alias).live))?.text;
      if (!about || text === undefined) throw new FolderRefusal('notFound');
      return { ...about, text };
    },
    restore: (alias, number, seen, note) =>
      change(alias, seen, async (page) => {
        const text = await readVersion(folder, alias, number);
        if (text === undefined) throw new FolderRefusal('notFound');
        return bringOut(page, text, { author: seen.author, note });
      }),
  };
}

function withoutText({ text: _text, schedules: _schedules, ...summary }: PageAnswer): PageSummary {
  return summary;
}

function failed(alias: string): never {
  throw new Error(`${alias} was published, and is gone`);
}

/** What is wrong with a text, also that it is another page's. */
function problemsOf(alias: string, text: string): PageProblem[] {
  const problems = lintPage(text).map(({ level, rule, path, values }): PageProblem => ({
    level,
    rule,
    path: [...path],
    values,
  }));
  const { value } = openPage(text);
  const isOther =
    typeof value === 'object' && value !== null && 'alias' in value && value.alias !== alias;
  return isOther
    ? [...problems, { level: 'error', rule: 'alias', path: ['alias'], values: { expected: alias } }]
    : problems;
}
