import { createPage, listPages, publishPage, type Client, type PagesClient } from '@foyer/client';
import type { ErrorName } from '@foyer/contract';
import { forPublishers, good, type BadTrial } from './cases.types.ts';
import type { World } from './world.ts';

/** Name of the page that trials are about. */
export const alias = 'spring';

/** A document of it. */
export const textOf = (name: string) =>
  JSON.stringify({
    format: 1,
    alias,
    name: { rus: name },
    blocks: [
      { id: 'b1', type: 'content', name: { rus: 'Новое' }, source: { kind: 'rule', rule: {} } },
    ],
  });

type Run<T> = (pages: PagesClient, world: World) => Promise<T>;

/** The caller of a trial, for the calls that make pages. */
export const as =
  <T>(run: Run<T>) =>
  (client: Client, world: World): Promise<T> =>
    run(world.pagesOf(client), world);

/** Creates the page of a trial before its call, for any caller. */
export const prepared =
  <T>(run: (pages: PagesClient, revision: string) => Promise<T>): Run<T> =>
  async (pages, world) => {
    const owner = world.pagesOf(await world.clientOf('publisher'));
    const { items } = await listPages(owner);
    const there = items.find((page) => page.alias === alias);
    const { revision } = there ?? (await createPage(owner, { alias, text: textOf('Весна') }));
    return run(pages, revision);
  };

let intentions = 0;
/** Publishes a draft that was seen. */
export const publish = (pages: PagesClient, revision: string) =>
  publishPage(pages, { alias, revision, key: `intention-${(intentions += 1)}` });

/** The same, published. */
export const published = (run: (pages: PagesClient, revision: string) => Promise<unknown>) =>
  prepared(async (pages, revision) => {
    await publish(pages, revision);
    return run(pages, revision);
  });

/** Revision of no draft. */
export const stale = 'x'.repeat(43);

/** A trial of a page editor that is refused. */
export const refuses = (title: string, error: ErrorName, run: Run<unknown>): BadTrial => ({
  title,
  as: 'publisher',
  run: as(run),
  error,
});

/** A trial of a page editor that succeeds. */
export const done = <T>(title: string, run: Run<T>, check: (answer: T) => void) =>
  good({ title, as: 'publisher', run: as(run), check });

/** Trials of who may make a call. */
export const access = (run: Run<unknown>) => ({ run: as(run), outcomes: forPublishers });
