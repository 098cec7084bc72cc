import { BlockFrame, type ShownBlock } from '@foyer/blocks';
import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cardAround } from './hovered-card.ts';

afterEach(cleanup);

const { slug } = mediaItemShortFixture;
const entry = { type: 'media_item' as const, media_item: mediaItemShortFixture };
const page = (block: Pick<ShownBlock, 'type' | 'tag'>) => (
  <BlockFrame block={{ id: 'one', ...block, items: [entry] }}>
    <a href="/movies">Все</a>
    <article>
      <img src="/x" alt="" />
      <a href={`/movies/${slug}`}>
        <span>Карточка</span>
      </a>
    </article>
  </BlockFrame>
);

it('finds the title of a card by the block that it stands in', () => {
  render(page({ type: 'content' }));
  const words = screen.getByText('Карточка');

  expect(cardAround(words)).toEqual({
    anchor: words.closest('article'),
    link: words.closest('a'),
    item: mediaItemShortFixture,
  });
});

it('finds none for the headline of a shelf, for what is no card, and in the hero', () => {
  render(page({ type: 'content' }));
  const others = [screen.getByText('Все'), document.body, null];
  expect(others.map(cardAround)).toEqual([undefined, undefined, undefined]);
  cleanup();

  render(page({ type: 'promo' }));
  expect(cardAround(screen.getByText('Карточка'))).toBeUndefined();
});

it('finds none where the block offers in exchange, or sells tickets [CARD-006, CARD-007, CARD-017, CARD-018]', () => {
  const found = ['exchange', 'kupi_bilet', 'new'].map((tag) => {
    cleanup();
    render(page({ type: 'content', tag }));
    return cardAround(screen.getByText('Карточка'))?.item.id;
  });

  expect(found).toEqual([undefined, undefined, mediaItemShortFixture.id]);
});

it('waits a second on the cards of what a bundle holds, and no longer than usual on others [BLOCK-078]', () => {
  const tags = ['multi_sub_special', 'multi_sub_carousel', 'new', undefined];
  const delays = tags.map((tag) => {
    cleanup();
    render(page({ type: 'custom_block', ...(tag !== undefined && { tag }) }));
    return cardAround(screen.getByText('Карточка'))?.delayMs;
  });

  expect(delays).toEqual([1000, 1000, undefined, undefined]);
});
