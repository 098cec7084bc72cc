import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePurchaseOptionsPorts, purchasables } from '@foyer/purchase-options/fixtures';
import type { PurchaseOptionsPorts, Purchasable } from '@foyer/purchase-options';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { PurchaseEmbedPage } from './purchase-embed.page.tsx';

const origin = 'https://partner.example';
const path = '/embed/buy?item_type=media_item&item_id=metropolis';
const query = { itemId: 'metropolis', itemType: 'media_item', seqId: undefined } as const;

let areCookiesKept = true;
vi.mock(import('./partitioned-cookies.ts'), async (original) => ({
  ...(await original()),
  useCookiesKept: () => areCookiesKept,
}));

const post = vi.fn<(message: { event: string }, target: string) => void>();
const events = () =>
  post.mock.calls.map(([{ event }]) => event).filter((name) => name !== 'height');

beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: post } as never);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/films`);
});

afterEach(() => {
  cleanup();
  post.mockClear();
  areCookiesKept = true;
  vi.restoreAllMocks();
});

async function show(known: Purchasable, replaced: Partial<PurchaseOptionsPorts> = {}) {
  const { site } = pageConfig();
  const data = { address: 'https://sofit.example/embed/buy', asked: { query, known } };
  const ports = fakePurchaseOptionsPorts(replaced);
  const element = <PurchaseEmbedPage data={data} ports={ports} />;
  const router = createMemoryRouter([{ path: '/embed/buy', element }], { initialEntries: [path] });
  await renderInPage(<RouterProvider router={router} />, {
    config: { site: { ...site, embedOrigins: [origin] } },
    segments: ['modal', 'purchase', 'state'],
  });
  return userEvent.setup();
}

describe('PurchaseEmbedPage', () => {
  it('C25: tells the page around that the payment has begun, and that the item is bought [PAY-035, ROUTE-003]', async () => {
    const user = await show(purchasables.film, { pay: async () => ({ status: 'bought' }) });
    expect(events()).toEqual([]);

    await user.click(await screen.findByRole('button', { name: /^К\sоплате/ }));

    await screen.findByRole('link', { name: 'Смотреть' });
    expect(events()).toEqual(['started', 'done']);
    expect(new Set(post.mock.calls.map(([, target]) => target))).toEqual(new Set([origin]));
  });

  it('C25: tells when it is closed, and at once what the viewer has already [PAY-035]', async () => {
    const user = await show(purchasables.owned);

    await user.click(await screen.findByRole('button', { name: 'Закрыть' }));

    expect(events()).toEqual(['done', 'closed']);
  });

  it('C25: says that it is not remembered, and leads to a tab, where the browser keeps no cookie [PAY-035]', async () => {
    areCookiesKept = false;
    await show(purchasables.film);

    const link = await screen.findByRole('link', { name: /^Открыть/ });
    expect(link.getAttribute('href')).toBe('/variants?item_type=media_item&item_id=metropolis');
    expect(screen.queryByRole('button', { name: /^К\sоплате/ })).toBeNull();
  });
});
