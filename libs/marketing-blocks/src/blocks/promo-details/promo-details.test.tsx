import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seoTextFixture } from '../seo-text/seo-text.fixtures.ts';
import { findByName } from '../../name-registry.ts';
import { MediaBlocks } from '../../media-blocks.tsx';
import Block from './promo-details.block.ts';
import { promoDetailsBlock, promoDetailsFixture } from './promo-details.fixtures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the promoDetails block', () => {
  it('lists the conditions, with what is said below them [BLOCK-033]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[promoDetailsFixture]} />);
    await screen.findByRole('region', { name: 'Условия акции' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'странице оферты' }).getAttribute('href')).toBe(
      '/offer',
    );
  });

  it('is its own component, and no text for search [BLOCK-033, BLOCK-046]', () => {
    expect(findByName(promoDetailsFixture)).not.toBe(findByName(seoTextFixture));
  });

  it('folds long conditions in one label, and prints all in the other [BLOCK-033]', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    await renderWithLabel(<Block block={promoDetailsFixture} />);
    await screen.findByRole('button', { name: 'Читать дальше' });
    cleanup();
    await renderWithLabel(<Block block={promoDetailsFixture} />, { label: 'alternate' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is nothing without conditions [BLOCK-033]', async () => {
    const { container } = await renderWithLabel(
      <Block block={promoDetailsBlock({ title: 'Условия', bottom_text: 'Всё' })} />,
    );
    expect(container.innerHTML).toBe('');
  });
});
