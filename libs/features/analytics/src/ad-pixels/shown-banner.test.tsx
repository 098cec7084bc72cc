import { BlockFrame } from '@foyer/blocks';
import { bannerFixture } from '@foyer/contract/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bannerAround } from './shown-banner.ts';

afterEach(cleanup);

const card = (id: string) => (
  <article data-banner={id}>
    <a href="https://example.org/">Ссылка</a>
  </article>
);
const link = () => screen.getByText('Ссылка');

it('finds the banner around an element by the frame of its block [BLOCK-088]', () => {
  const items = [{ type: 'banner' as const, banner: bannerFixture }];
  render(
    <BlockFrame block={{ id: 'one', type: 'content', items }}>{card('banner-chay')}</BlockFrame>,
  );

  expect(bannerAround(link())).toEqual({ banner: bannerFixture, place: 'one banner-chay' });
  expect(bannerAround(document.body)).toBeUndefined();
  expect(bannerAround(null)).toBeUndefined();
});

it('finds a banner that its block has beside its items', () => {
  const block = {
    id: 'one',
    type: 'custom_block',
    items: [],
    custom_data: { banners: [bannerFixture] },
  };
  render(<BlockFrame block={block}>{card('banner-chay')}</BlockFrame>);

  expect(bannerAround(link())?.banner).toBe(bannerFixture);
});

it('finds none that the block has not, and none outside of blocks', () => {
  render(
    <BlockFrame block={{ id: 'one', type: 'content', items: [] }}>
      {card('banner-chay')}
    </BlockFrame>,
  );
  expect(bannerAround(link())).toBeUndefined();
  cleanup();

  render(card('banner-chay'));
  expect(bannerAround(link())).toBeUndefined();
});
