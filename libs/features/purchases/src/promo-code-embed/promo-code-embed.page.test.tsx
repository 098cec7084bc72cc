import { fakePageServices } from '@foyer/blocks/fixtures';
import { offerPageServices } from '@foyer/blocks/page-services';
import { rightCode } from '@foyer/promo-code/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { PromoCodeEmbedPage } from './promo-code-embed.page.tsx';

let areCookiesKept = true;
vi.mock(import('../purchase-variants/partitioned-cookies.ts'), async (original) => ({
  ...(await original()),
  useCookiesKept: () => areCookiesKept,
}));

afterEach(() => {
  cleanup();
  areCookiesKept = true;
});

async function show() {
  const path = '/embed/promocode?code=KINO30';
  const element = <PromoCodeEmbedPage address="https://sofit.example/embed/promocode" />;
  const router = createMemoryRouter([{ path: '/embed/promocode', element }], {
    initialEntries: [path],
  });
  await renderInPage(<RouterProvider router={router} />, {
    segments: ['input', 'purchase', 'state'],
  });
}

describe('PromoCodeEmbedPage', () => {
  it('takes a code and says what it gave, without the way to certificates [ROUTE-069, PROMO-002]', async () => {
    onTestFinished(offerPageServices(async () => fakePageServices()));
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Промокод');
    const field = screen.getByRole('textbox', { name: 'Промокод' });
    await userEvent.setup().type(field, `${rightCode}{Enter}`);

    expect(await screen.findByRole('heading', { name: 'Промокод активирован' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Подарить/ })).toBeNull();
  });

  it('leads to the page of the site, with the code, where the browser keeps no cookie in a frame', async () => {
    areCookiesKept = false;
    await show();
    const link = await screen.findByRole('link', { name: /^Открыть/ });
    expect(link.getAttribute('href')).toBe('/promocode?code=KINO30');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
