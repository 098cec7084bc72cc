import {
  customBlockNames,
  customBlockTags,
  mediaBlockTypes,
  type CustomBlockName,
} from '@foyer/contract';
import { describeProblem, lintPage } from '@foyer/page-document';
import { describe, expect, it } from 'vitest';
import { channelRows } from './channels/channel-rows.ts';
import { collections } from './collections/index.ts';
import { karaokeRows } from './karaoke/index.ts';
import { mediaItemRows } from './media-item-rows.ts';
import { pages } from './pages.ts';
import { persons } from './persons/index.ts';
import { serviceRows } from './services/service-rows.ts';

const blocks = pages.flatMap(({ alias, blocks: own }) => own.map((block) => ({ alias, block })));

const ids = (rows: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(rows.map(({ id }) => id));

const known = {
  media_item: ids(mediaItemRows),
  channel: ids(channelRows),
  service: ids(serviceRows),
  collection: new Set(collections.map(({ slug }) => slug)),
  karaoke_item: ids(karaokeRows),
};

const pictures = new Set([
  ...mediaItemRows.flatMap(({ slug }) => [`poster-${slug}`, `backdrop-${slug}`]),
  ...persons.map(({ id }) => `person-${id}`),
]);

const landing = pages.find(({ alias }) => alias === 'landing')?.blocks ?? [];

describe('pages', () => {
  it.each(pages.map((page) => [page.alias, page] as const))(
    'has nothing to mend in %s',
    (_alias, { text }) => {
      const picture = (id: string) => (pictures.has(id) ? {} : undefined);
      const now = new Date();

      const problems = lintPage(text, { picture, now });

      expect(problems.map((one) => [one.path.join('.'), describeProblem(one)])).toEqual([]);
    },
  );

  it('gives each block another id', () => {
    expect(new Set(blocks.map(({ block }) => block.id)).size).toBe(blocks.length);
  });

  it('uses every media-block type', () => {
    const used = new Set(blocks.map(({ block }) => block.type));

    expect([...used].sort()).toEqual([...mediaBlockTypes].sort());
  });

  it('names only titles, channels, services, collections and songs that exist', () => {
    const missing = blocks.flatMap(({ alias, block: { source } }) =>
      source.kind === 'list'
        ? source.ids.filter((id) => !known[source.type].has(id)).map((id) => `${alias}: ${id}`)
        : [],
    );

    expect(missing).toEqual([]);
  });

  it('writes no Cyrillic in Armenian', () => {
    const texts = [...JSON.stringify(pages).matchAll(/"hye":"((?:[^"\\]|\\.)*)"/g)];

    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(([, hye]) => /[А-Яа-яЁё]/.test(hye ?? ''))).toEqual([]);
  });

  it('gives filter blocks three to five cards', () => {
    const counts = blocks
      .filter(({ block }) => block.tag === 'filters')
      .map(({ block }) => block.customData?.cards?.length ?? 0);

    expect(counts.length).toBeGreaterThan(4);
    expect(counts.filter((count) => count < 3 || count > 5)).toEqual([]);
  });
});

describe('the landing page', () => {
  it('holds every tag once but that of filters, which lists alone have', () => {
    const tags = landing.flatMap(({ tag }) => tag ?? []);

    expect([...tags].sort()).toEqual(customBlockTags.filter((tag) => tag !== 'filters').sort());
  });

  it('holds nothing else but the showcase, which no tag and no name tells apart', () => {
    const plain = landing.filter(({ type }) => type !== 'custom_block');

    expect(plain.map(({ type }) => type)).toEqual(['background']);
    expect(landing).toHaveLength(45);
  });

  it('holds every name once', () => {
    const names = landing.flatMap(({ type, tag, names: { rus } }): CustomBlockName[] =>
      type === 'custom_block' && tag === undefined ? [rus as CustomBlockName] : [],
    );

    expect([...names].sort()).toEqual([...customBlockNames].sort());
  });
});
