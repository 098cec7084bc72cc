import { BlockFrame } from '@foyer/blocks';
import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { cardAround } from './hovered-card.ts';
import { ShownPreview } from './shown-preview.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Rests on the card of a block with this tag until its preview comes. @returns How long that was, ms. */
async function restOn(tag: string): Promise<number> {
  render(
    <BlockFrame
      block={{
        id: 'one',
        type: 'custom_block',
        tag,
        items: [{ type: 'media_item', media_item: mediaItemShortFixture }],
      }}
    >
      <a href={`/movies/${mediaItemShortFixture.slug}`}>Карточка</a>
    </BlockFrame>,
  );
  const card = cardAround(screen.getByText('Карточка'));
  if (!card) throw new Error('There is no card');
  await renderInPage(<ShownPreview {...card} isAsked={false} hasMotion={false} />, {
    segments: [],
  });
  const isOpen = () => screen.queryByRole('region', { name: mediaItemShortFixture.name }) !== null;
  // What draws a preview comes in its own time, so the first visit only loads it.
  const visit = () => act(() => void card.anchor.dispatchEvent(new Event('pointermove')));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  visit();
  await vi.waitFor(async () => {
    await wait(100);
    expect(isOpen()).toBe(true);
  });
  act(() => void card.anchor.dispatchEvent(new Event('pointerout', { bubbles: true })));
  await wait(1000);
  visit();
  let rested = 0;
  for (; !isOpen() && rested < 3000; rested += 1) await wait(1);
  return rested;
}

describe('ShownPreview', () => {
  it('plays after a second of rest on a card of what a bundle holds, and after half of one on others [BLOCK-078, CARD-005]', async () => {
    const special = await restOn('multi_sub_special');
    cleanup();

    expect([special, await restOn('new')]).toEqual([1000, 500]);
  });
});
