import { userQuery } from '@foyer/client';
import { mediaItemFixture, purchaseVariantsFixture, userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { loadPurchaseVariants, loadUnlessOwned } from './load-purchase-variants.ts';

const watch = {
  type: 'watch',
  title: 'Смотреть',
  target: { type: 'screen', link: 'movies/m/player' },
};

function pageOf({ actions = [] as object[], items = purchaseVariantsFixture.items } = {}) {
  const call = async ({ operationId }: { operationId: string }) =>
    operationId === 'getPurchaseVariants' ? { items } : { ...mediaItemFixture, actions };
  const client = { call } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, is_auth: true });
  const loadTexts = vi.fn(async () => undefined);
  const origin = 'https://sofit.example';
  return { client, queryClient, loadTexts, origin, language: 'rus' } as never;
}

const at = (query: string) => new URL(`https://sofit.example/variants${query}`);
const film = at('?item_type=media_item&item_id=metropolis&seq_id=option-kino');

describe('loadPurchaseVariants', () => {
  it('brings the options with the page [ROUTE-002]', async () => {
    expect(await loadPurchaseVariants(pageOf(), film)).toMatchObject({
      address: 'https://sofit.example/variants',
      asked: {
        query: { itemType: 'media_item', itemId: 'metropolis', seqId: 'option-kino' },
        known: { standing: 'offered', options: purchaseVariantsFixture.items },
      },
    });
  });

  it('has nothing to buy where the address names no item', async () => {
    expect(await loadPurchaseVariants(pageOf(), at(''))).toEqual({
      address: 'https://sofit.example/variants',
    });
  });
});

describe('loadUnlessOwned', () => {
  it('C12: leads to what the viewer has [PAY-014]', async () => {
    const owned = pageOf({ actions: [watch], items: [] });

    const led = await loadUnlessOwned(owned, film).catch((error: unknown) => error);

    expect((led as Response).headers.get('location')).toBe('/movies/m/player');
    expect((await loadPurchaseVariants(owned, film)).asked?.known.standing).toBe('owned');
  });

  it('shows what there is to buy, and what is not for sale', async () => {
    const shown = await loadUnlessOwned(pageOf({ actions: [watch] }), film);
    const unsold = await loadUnlessOwned(pageOf({ items: [] }), film);

    expect([shown, unsold].map(({ asked }) => asked?.known.standing)).toEqual(['offered', 'none']);
  });
});
