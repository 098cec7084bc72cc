import { renderWithLabel } from '@foyer/ui/testing';
import { labels } from '@foyer/ui/theme';
import { cleanup, screen } from '@testing-library/react';
import type { MediaBlock } from '@foyer/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockFixtures } from './block-fixtures.ts';
import { BlockFrame } from './block-frame.tsx';
import { backgroundFixture } from './blocks/background/background.fixtures.ts';
import { Background } from './blocks/background/background.tsx';
import { faqByTagFixture } from './blocks/faq/faq.fixtures.ts';
import { filtersFixture } from './blocks/filters/filters.fixtures.ts';
import { legalFixture } from './blocks/legal/legal.fixtures.ts';
import { LateBlock } from './late-block.tsx';
import { MediaBlocks, prepareBlocks } from './media-blocks.tsx';
import { campaignKeys, findCampaign } from './campaign-registry.ts';
import { findByName, nameKeys } from './name-registry.ts';
import { findBlock, typeKeys } from './registry.ts';
import { findByTag, tagKeys } from './tag-registry.ts';

afterEach(cleanup);

const keyOf = ({ tag, name, type }: MediaBlock): string =>
  tag ? `tag:${tag}` : type === 'custom_block' ? `name:${name}` : `type:${type}`;

/** As a custom block is found: by its tag before its name. */
const findCustomBlock = (block: MediaBlock) =>
  findByTag(block) ?? findByName(block) ?? findCampaign(block);

const visitor = () => Promise.resolve(false);
const viewer = () => Promise.resolve(true);

const textOf = (id: string): string =>
  document.querySelector(`[data-block="${id}"]`)?.textContent ?? '';

describe('registry', () => {
  it('has a block of the server for every key', () => {
    expect(blockFixtures.map(keyOf).sort()).toEqual(
      [...typeKeys, ...tagKeys, ...nameKeys, ...campaignKeys].sort(),
    );
  });

  it('has a component for each key, and one for both keys that are called faq', () => {
    const custom = blockFixtures.filter(({ type }) => type === 'custom_block');
    const components = custom.map((block) => findCustomBlock(block)?.displayName);
    const shared = components.filter((name, index) => components.indexOf(name) !== index);

    expect(shared).toEqual(['Registered(faq)']);
  });

  it('shows something of every block that it knows [BLOCK-007, BLOCK-008, BLOCK-009, BLOCK-018, BLOCK-021, BLOCK-022, BLOCK-030, BLOCK-032, BLOCK-033, BLOCK-037, BLOCK-039, BLOCK-045, BLOCK-046, BLOCK-047, BLOCK-048]', async () => {
    await prepareBlocks(blockFixtures, { view: 'movies', askSignedIn: visitor });
    await renderWithLabel(
      blockFixtures.map((block) => (
        <BlockFrame key={block.id} block={block}>
          <LateBlock block={block} />
        </BlockFrame>
      )),
    );
    await screen.findByText('Частые вопросы');

    expect(blockFixtures.filter(({ id }) => textOf(id) === '').map(keyOf)).toEqual([]);
  });

  it('shows nothing of a custom block without what its paragraph of the decision wants, except the forms [BLOCK-090]', async () => {
    const bare = blockFixtures.flatMap((block): MediaBlock[] => {
      if (block.type !== 'custom_block') return [];
      const { custom_data: _data, target: _target, image: _image, ...rest } = block;
      return [{ ...rest, items: [] }];
    });
    await prepareBlocks(bare, { view: 'movies', askSignedIn: visitor });

    const { container } = await renderWithLabel(
      bare.map((block) => (
        <BlockFrame key={block.id} block={block}>
          <LateBlock block={block} />
        </BlockFrame>
      )),
    );
    const shown = () => bare.filter(({ id }) => textOf(id) !== '').map(keyOf);

    await vi.waitFor(() => expect(shown()).toEqual(['name:promocode', 'name:tvcode']));
    expect(container.textContent).not.toContain('undefined');
  });

  it('takes a custom block by its tag before its name, and by its type at last [BLOCK-001, BLOCK-002]', () => {
    const both = { ...legalFixture, tag: 'faq' };

    expect([
      findCustomBlock(both) === findCustomBlock(faqByTagFixture),
      findCustomBlock({ ...both, tag: 'newer' }) === findCustomBlock(legalFixture),
      findBlock({ ...legalFixture, type: 'content' }) === findBlock(legalFixture),
      findCustomBlock({ ...legalFixture, name: 'newer' }),
    ]).toEqual([true, true, false, undefined]);
  });
});

describe('prepareBlocks', () => {
  it('leaves out what it cannot draw, and reports it [BLOCK-048]', async () => {
    const unknown = { ...legalFixture, id: 'block-unknown', name: 'newer' };
    const broken = { ...faqByTagFixture, id: 'block-broken', custom_data: {} };
    const empty: MediaBlock = { ...legalFixture, id: 'block-empty', type: 'channels', items: [] };
    const errors: unknown[] = [];
    const page = {
      view: 'sport',
      askSignedIn: visitor,
      report: (error: unknown) => errors.push(error),
    };

    const prepared = await prepareBlocks([unknown, broken, empty, legalFixture], page);

    expect(prepared).toEqual({ lateIds: ['block-empty', 'block-legal'], headlineId: undefined });
    expect(errors.map(String)).toEqual([
      expect.stringContaining('"newer" (block-unknown) of "sport" is unknown'),
      expect.stringContaining('"faq" (block-broken) of "sport" is broken'),
    ]);
  });

  it('has a placeholder in its place where the page shows what is dropped', async () => {
    const unknown = { ...legalFixture, id: 'block-unknown', name: 'newer' };
    const page = { view: 'sport', askSignedIn: visitor, showsDropped: true };

    const prepared = await prepareBlocks([legalFixture, unknown], page);
    await renderWithLabel(<MediaBlocks blocks={[legalFixture, unknown]} {...prepared} />);

    const words = await screen.findByText('Блок «newer» не показан: такого блока нет.');
    expect(words.closest('[data-block]')?.getAttribute('data-block')).toBe('block-unknown');
    expect(screen.getByText(/^Поля: .*custom_data|text/u)).toBeDefined();
  });

  it('keeps filters for the pages whose lists have them [FILTER-002]', async () => {
    const names = ['movies', 'series', 'kids', 'education', 'sport', 'main', 'landing', 'tv'];
    const withFilters: string[] = [];
    for (const name of names) {
      const shown = await prepareBlocks([filtersFixture], { view: name, askSignedIn: visitor });
      if (shown.lateIds.includes(filtersFixture.id)) withFilters.push(name);
    }

    expect(withFilters).toEqual(['movies', 'series', 'kids', 'education', 'sport']);
  });

  it('loads with a block what the label of the page chooses of it', async () => {
    const preload = vi.spyOn(Background, 'preload');
    const label = labels.alternate;

    await prepareBlocks([backgroundFixture], { view: 'main', askSignedIn: visitor, label });

    expect(preload.mock.calls).toEqual([[label.variants]]);
  });

  it('leaves out what no block answers to, and what is not for those who have signed in [BLOCK-077]', async () => {
    const blocks: MediaBlock[] = [
      ...blockFixtures,
      { ...legalFixture, id: 'newer', name: 'newer' },
    ];
    const all = blockFixtures.map(({ id }) => id);

    const forVisitor = await prepareBlocks(blocks, { view: 'movies', askSignedIn: visitor });
    const forViewer = await prepareBlocks(blocks, { view: 'movies', askSignedIn: viewer });
    expect(forVisitor.lateIds).toEqual(all);
    expect(forVisitor.headlineId).toBe('block-media-title');
    expect(forViewer.lateIds).toEqual(all.filter((id) => id !== 'block-seo-text'));
  });
});
