import type { PurchaseOption } from '@foyer/contract';
import { serviceFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { servicePrice } from './service-price.ts';

const { t } = await createTranslator('rus', { segments: ['info', 'purchase'] });
const texts = { t, language: 'rus' } as const;
const loose = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ');

const option: PurchaseOption = {
  seq_id: '1',
  usage_model: 'SERVICE',
  features: [],
  is_quick_purchase: false,
  service: { id: 'vse', name: 'Всё вместе', content_type: 'mixed' },
  periods: [
    {
      duration: 1,
      duration_unit: 'month',
      is_default: true,
      prices: [
        {
          price_id: 'intro',
          payment_method_id: 'any_card',
          type: 'intro',
          amount: 900,
          original_amount: 34_900,
          currency: 'RUB',
          intro: { duration: 1, periods: 3, duration_unit: 'month' },
        },
      ],
    },
  ],
};

const wordsOf = (id: string) =>
  loose(servicePrice({ id, purchase_variants: { items: [option] } }, texts));

describe('servicePrice', () => {
  it('says how long the introduction is, and what it costs then', () => {
    expect(wordsOf('vse')).toBe('Знакомство на 3 месяца: 9 ₽, затем 349 ₽ за 1 месяц');
  });

  it('shows the introduction of one service as 14 days, whatever the service says [SERV-012]', () => {
    expect(wordsOf('137037561')).toBe('Знакомство на 14 дней: 9 ₽, затем 349 ₽ за 1 месяц');
  });

  it('says the price where there is no introduction, and nothing where it is not for sale', () => {
    const { id, purchase_variants } = serviceFixture;

    expect([
      loose(servicePrice({ id, purchase_variants }, texts)),
      servicePrice({ id, purchase_variants: { items: [] } }, texts),
    ]).toEqual([expect.stringContaining('₽ за'), undefined]);
  });
});
