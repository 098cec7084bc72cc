import { fakePurchaseOptionsPorts, purchasables } from '@foyer/purchase-options/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import type { PurchaseVariantsData } from './load-purchase-variants.ts';
import { PurchaseVariantsPage } from './purchase-variants.page.tsx';

afterEach(cleanup);

const query = { itemId: 'metropolis', itemType: 'media_item', seqId: undefined } as const;

async function show(asked?: PurchaseVariantsData['asked']) {
  const onBought = vi.fn();
  const ports = fakePurchaseOptionsPorts({ pay: async () => ({ status: 'bought' }) });
  await renderInPage(
    <PurchaseVariantsPage
      address="https://sofit.example/variants"
      {...(asked && { asked })}
      ports={ports}
      onBought={onBought}
    />,
    { segments: ['modal', 'purchase', 'state'] },
  );
  return { onBought, user: userEvent.setup() };
}

describe('PurchaseVariantsPage', () => {
  it('goes on once the item is bought [ROUTE-002]', async () => {
    const { onBought, user } = await show({ query, known: purchasables.film });
    expect(onBought).not.toHaveBeenCalled();

    await user.click(await screen.findByRole('button', { name: /^К\sоплате/ }));

    await vi.waitFor(() => expect(onBought).toHaveBeenCalledOnce());
    expect(document.title).toBe('Варианты покупки — Софит');
  });

  it('says that nothing is sold where the address names no item', async () => {
    await show();

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
      /^Здесь\sничего/,
    );
  });
});
