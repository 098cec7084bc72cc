import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import type { MediaBlock } from '@foyer/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { blockFixtures } from './block-fixtures.ts';
import { BlockFrame } from './block-frame.tsx';
import { faqByTagFixture } from './blocks/faq/faq.fixtures.ts';
import { filtersFixture } from './blocks/filters/filters.fixtures.ts';
import { legalFixture } from './blocks/legal/legal.fixtures.ts';
import { LateBlock } from './late-block.tsx';
import { prepareBlocks } from './media-blocks.tsx';
import { findBlock, registeredKeys } from './registry.ts';

afterEach(cleanup);

const keyOf = ({ tag, name, type }: MediaBlock): string =>
  tag ? `tag:${tag}` : type === 'custom_block' ? `name:${name}` : `type:${type}`;

const visitor = () => Promise.resolve(false);
const viewer = () => Promise.resolve(true);

const textOf = (id: string): string =>
  document.querySelector(`[data-block="${id}"]`)?.textContent ?? '';

describe('registry', () => {
  it('has a block of the server for every key', () => {
    expect(blockFixtures.map(keyOf).sort()).toEqual([...registeredKeys].sort());
  });

  it('shows something of every block that it knows [BLOCK-007, BLOCK-008, BLOCK-009, BLOCK-018, BLOCK-021, BLOCK-022, BLOCK-030, BLOCK-032, BLOCK-033, BLOCK-037, BLOCK-039, BLOCK-045, BLOCK-046, BLOCK-047, BLOCK-048]', async () => {
    await prepareBlocks(blockFixtures, visitor, 'movies');
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

  it('takes a custom block by its tag before its name, and by its type at last [BLOCK-001, BLOCK-002]', () => {
    const both = { ...legalFixture, tag: 'faq' };

    expect([
      findBlock(both) === findBlock(faqByTagFixture),
      findBlock({ ...both, tag: 'newer' }) === findBlock(legalFixture),
      findBlock({ ...legalFixture, type: 'content' }) === findBlock(legalFixture),
      findBlock({ ...legalFixture, name: 'newer' }),
    ]).toEqual([true, true, false, undefined]);
  });
});

describe('prepareBlocks', () => {
  it('keeps filters for the pages whose lists have them [FILTER-002]', async () => {
    const names = ['movies', 'series', 'kids', 'education', 'sport', 'main', 'landing', 'tv'];
    const withFilters: string[] = [];
    for (const name of names) {
      const shown = await prepareBlocks([filtersFixture], visitor, name);
      if (shown.includes(filtersFixture.id)) withFilters.push(name);
    }

    expect(withFilters).toEqual(['movies', 'series', 'kids', 'education', 'sport']);
  });

  it('leaves out what no block answers to, and what is not for those who have signed in [BLOCK-077]', async () => {
    const blocks: MediaBlock[] = [
      ...blockFixtures,
      { ...legalFixture, id: 'newer', name: 'newer' },
    ];
    const all = blockFixtures.map(({ id }) => id);

    expect(await prepareBlocks(blocks, visitor, 'movies')).toEqual(all);
    expect(await prepareBlocks(blocks, viewer, 'movies')).toEqual(
      all.filter((id) => id !== 'block-seo-text'),
    );
  });
});
