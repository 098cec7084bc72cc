import type { MediaItem, PurchaseOption } from '@foyer/contract';
import { mediaItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { itemOffers } from './item-offers.ts';

const option = (seq_id: string, usage_model: PurchaseOption['usage_model']): PurchaseOption => ({
  seq_id,
  usage_model,
  periods: [
    {
      is_default: true,
      prices: [
        {
          price_id: 'p',
          payment_method_id: 'card',
          type: 'plain',
          amount: 29_900,
          currency: 'RUB',
        },
      ],
    },
  ],
  features: [],
  is_quick_purchase: false,
});

async function offersOf(...items: PurchaseOption[]) {
  const { t } = await createTranslator('rus', { segments: ['item', 'purchase'] });
  const item: MediaItem = { ...mediaItemFixture, purchase_variants: { items } };
  return itemOffers(item, { t, language: 'rus' });
}

describe('itemOffers', () => {
  it('leads to the purchase of a title, and says what it costs', async () => {
    expect(await offersOf(option('sub', 'SERVICE'), option('own', 'EST'))).toEqual({
      first: {
        id: 'own',
        seqId: 'own',
        title: 'Купить навсегда, 299\u00A0₽',
        href: '/variants?item_type=media_item&item_id=metropolis&seq_id=own',
      },
      hasMore: true,
    });
  });

  it('leaves a subscription to the main button, and has nothing where nothing is for sale', async () => {
    expect(await offersOf(option('sub', 'SERVICE'))).toEqual({ first: undefined, hasMore: true });
    expect(await offersOf()).toEqual({ first: undefined, hasMore: false });
  });
});
