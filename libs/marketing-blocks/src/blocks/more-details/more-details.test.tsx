import type { MediaBlock } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import Block from './more-details.block.ts';
import { longDetails, moreDetailsBlock, moreDetailsFixture } from './more-details.fixtures.ts';
import { page } from './more-details.css.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the more_details block', () => {
  it('has its text with its links, and its buttons below [BLOCK-011]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[moreDetailsFixture]} />);
    const region = await screen.findByRole('region', { name: 'Подробнее о каталоге' });
    const links = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/movies', '/collections']);
    expect(region.querySelectorAll('p')).toHaveLength(2);
  });

  it('folds what is long until the reader wants more [BLOCK-011]', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    await renderWithLabel(<Block block={longDetails} />);
    await screen.findByRole('button', { name: 'Читать дальше' });
    // Readers without script and search engines have all of it.
    expect(document.querySelectorAll('p')).toHaveLength(12);
  });

  it('is nothing without a text [BLOCK-011]', async () => {
    const { container } = await renderWithLabel(<Block block={moreDetailsBlock(' ')} />);
    expect(container.innerHTML).toBe('');
  });

  it('is a column in one label, and in the other a page of a newspaper where it fills one [BLOCK-011]', async () => {
    const columnsOf = async (block: MediaBlock, label: 'main' | 'alternate') => {
      cleanup();
      await renderWithLabel(<Block block={block} />, { label });
      return document.querySelector('[data-folded]')?.classList.contains(page);
    };
    expect([
      await columnsOf(longDetails, 'main'),
      await columnsOf(longDetails, 'alternate'),
      await columnsOf(moreDetailsFixture, 'alternate'),
    ]).toEqual([false, true, false]);
  });
});
