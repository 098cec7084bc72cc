import type { MediaBlock } from '@foyer/contract';
import { channelShortFixture, mediaViewFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { filtersFixture } from './blocks/filters/filters.fixtures.ts';
import { mixedShelfFixture, shelfFixtures } from './blocks/shelf/shelf.fixtures.ts';
import { LateBlock } from './late-block.tsx';
import { MediaBlocks, prepareBlocks } from './media-blocks.tsx';

afterEach(cleanup);

const show = async (...blocks: MediaBlock[]) => {
  await prepareBlocks(blocks, { view: 'main', askSignedIn: () => Promise.resolve(false) });
  await renderWithLabel(blocks.map((block) => <LateBlock key={block.id} block={block} />));
};
const pathsOf = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0] ?? '');

describe('blocks chosen by their type', () => {
  it('have a component for every type [BLOCK-050, BLOCK-051, BLOCK-052, BLOCK-053, BLOCK-054, BLOCK-055, BLOCK-056, BLOCK-057]', async () => {
    await show(...shelfFixtures);

    for (const { name } of shelfFixtures) expect(await screen.findByText(name)).toBeTruthy();
  });

  it('gives each kind of item a card of its own, that leads to its page [HOME-007, CARD-002]', async () => {
    await show(mixedShelfFixture);
    await screen.findByText(mixedShelfFixture.name);

    const [first = '', ...others] = pathsOf().map((path) => path.split('/')[1] ?? '');

    expect(first).toBe('karaoke');
    expect(others).toEqual(expect.arrayContaining(['karaoke', 'tv', 'collections', 'services']));
  });

  it('sets more than 20 channels in two rows [HOME-001]', async () => {
    const items = Array.from({ length: 22 }, (_, index) => ({
      type: 'channel' as const,
      channel: { ...channelShortFixture, id: `channel-${index}`, slug: `channel-${index}` },
    }));
    await show({ id: 'many', type: 'channels', name: 'Все каналы', items });
    await screen.findByText('Все каналы');

    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    expect(pathsOf()).toHaveLength(22);
  });
});

it('puts the promo and the first shelf of titles on the page at once [BLOCK-049, BLOCK-052]', async () => {
  const { media_blocks: blocks } = mediaViewFixture;
  await renderWithLabel(<MediaBlocks blocks={blocks.slice(0, 2)} lateIds={[]} />);

  expect(await screen.findByText('Новинки')).toBeTruthy();
  expect(document.querySelectorAll('[data-block]')).toHaveLength(2);
});

it('lets filters wait until somebody comes near, wherever they stand', async () => {
  const page = <MediaBlocks blocks={[filtersFixture, mixedShelfFixture]} />;
  await prepareBlocks([filtersFixture, mixedShelfFixture], {
    view: 'movies',
    askSignedIn: () => Promise.resolve(false),
  });
  await renderWithLabel(page);

  expect(await screen.findByText(mixedShelfFixture.name)).toBeTruthy();
  expect(screen.queryByText(filtersFixture.name)).toBeNull();
});
