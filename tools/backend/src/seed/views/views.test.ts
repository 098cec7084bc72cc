import {
  customBlockNames,
  customBlockTags,
  mediaBlockTypes,
  type CustomBlockName,
} from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { channelRows } from '../channels/channel-rows.ts';
import { collections } from '../collections/index.ts';
import { karaokeRows } from '../karaoke/index.ts';
import { mediaItemRows } from '../media-item-rows.ts';
import { persons } from '../persons/index.ts';
import { serviceRows } from '../services/service-rows.ts';
import { views } from './index.ts';
import { landingView } from './landing.view.ts';

const blocks = views.flatMap(({ alias, blocks: own }) => own.map((block) => ({ alias, block })));

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

describe('views', () => {
  it('use every media-block type', () => {
    const used = new Set(blocks.map(({ block }) => block.type));

    expect([...used].sort()).toEqual([...mediaBlockTypes].sort());
  });

  it('name only titles, channels, services, collections and songs that exist', () => {
    const missing = blocks.flatMap(({ alias, block: { source } }) =>
      source?.kind === 'list'
        ? source.ids.filter((id) => !known[source.type].has(id)).map((id) => `${alias}: ${id}`)
        : [],
    );

    expect(missing).toEqual([]);
  });

  it('show only pictures that are drawn', () => {
    const named = [...JSON.stringify(views).matchAll(/"\$picture":"([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !pictures.has(id))).toEqual([]);
  });

  it('say everything in three languages', () => {
    const texts = [...JSON.stringify(views).matchAll(/\{"rus":"(?:[^"\\]|\\.)*"[^{}]*\}/g)].map(
      ([json]) => JSON.parse(json) as Record<string, string>,
    );

    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter(({ eng, hye }) => !eng || !hye)).toEqual([]);
    expect(texts.filter(({ hye }) => /[А-Яа-яЁё]/.test(hye ?? ''))).toEqual([]);
  });

  it('give filter blocks three to five cards', () => {
    const counts = blocks
      .filter(({ block }) => block.tag === 'filters')
      .map(({ block }) => block.customData?.cards?.length ?? 0);

    expect(counts.length).toBeGreaterThan(4);
    expect(counts.filter((count) => count < 3 || count > 5)).toEqual([]);
  });
});

describe('landingView', () => {
  it('holds every tag once', () => {
    const tags = landingView.blocks.flatMap(({ tag }) => tag ?? []);

    expect([...tags].sort()).toEqual([...customBlockTags].sort());
  });

  it('holds every name once', () => {
    const names = landingView.blocks.flatMap(({ names: name }): CustomBlockName[] =>
      typeof name === 'string' ? [name] : [],
    );

    expect([...names].sort()).toEqual([...customBlockNames].sort());
  });
});
