import { BlockFrame } from '@foyer/blocks';
import type { AnalyticsInput } from '@foyer/client';
import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBlocks } from './block-attention.ts';

const titles = ['mayak', 'kassiopeya'].map((slug) => ({
  type: 'media_item' as const,
  media_item: { ...mediaItemShortFixture, id: slug, slug },
}));

let reported: AnalyticsInput[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  stop = watchBlocks((event) => reported.push(event));
});

afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

/** A hero that shows one of two titles; a slide with a key has a link of its own. */
const hero = (slug: string, key?: string) => (
  <BlockFrame block={{ id: 'main-1', type: 'promo', items: titles }}>
    <a key={key} href={`/movies/${slug}`}>
      <b>Смотреть</b>
    </a>
  </BlockFrame>
);

const point = (element: Element | null) =>
  element?.dispatchEvent(new Event('pointerover', { bubbles: true }));

describe('watchBlocks', () => {
  it('reports the focus of a block once attention rests in it [ANALYTICS-005]', () => {
    const { container } = render(hero('kassiopeya'));

    point(container.querySelector('b'));
    vi.advanceTimersByTime(499);
    const early = [...reported];
    vi.advanceTimersByTime(1);
    point(container.querySelector('a'));
    vi.advanceTimersByTime(1000);

    expect([early, reported]).toEqual([
      [],
      [{ type: 'block_focus', block_id: 'main-1', block_type: 'promo', position: 2 }],
    ]);
  });

  it('takes a block that was only passed for no focus', () => {
    const { container } = render(hero('mayak'));

    point(container.querySelector('b'));
    vi.advanceTimersByTime(300);
    point(document.body);
    vi.advanceTimersByTime(1000);

    expect(reported).toEqual([]);
  });

  it.each([
    ['once for all its links', undefined],
    ['also where each has links of its own', 'key'],
  ])('reports that a hero turned to another title, %s [ANALYTICS-005]', async (_, key) => {
    const { rerender } = render(hero('mayak', key && 'first'));

    rerender(hero('kassiopeya', key && 'second'));
    await vi.advanceTimersByTimeAsync(1000);

    expect(reported).toEqual([
      { type: 'block_change', block_id: 'main-1', block_type: 'promo', position: 2 },
    ]);
  });
});
