import type { Price, PurchaseOption } from '@foyer/contract';
import { estOptionFixture, serviceOptionFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { periodRows, periodSentence } from './period-rows.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ');
const { t } = await createTranslator('rus', { segments: ['purchase'] });
const words = { t, language: 'rus' } as const;

const [month] = serviceOptionFixture.periods;
const plainPrice = month?.prices[1];
if (!month || !plainPrice) throw new Error('The fixture has no plain price');

const optionWith = (price: Price, change: Partial<PurchaseOption> = {}): PurchaseOption => ({
  ...serviceOptionFixture,
  ...change,
  periods: [{ ...month, prices: [price] }],
});
const rowOf = (option: PurchaseOption) => {
  const [row] = periodRows(option, words);
  if (!row) throw new Error('The option has no period');
  return row;
};
const shown = (option: PurchaseOption) => {
  const { length, note, sum, struck } = rowOf(option);
  return [length, note, sum, struck].map(plain);
};

const intro: Price = {
  ...plainPrice,
  type: 'intro',
  amount: 9950,
  original_amount: 29900,
  intro: { duration: 1, periods: 3, duration_unit: 'month' },
};

describe('periodRows', () => {
  it('C20: says how long a trial costs nothing, and what it costs then [PAY-027]', () => {
    expect(shown(serviceOptionFixture)).toEqual([
      '1 месяц',
      '7 дней за 0 ₽, дальше 299 ₽',
      '299 ₽',
      undefined,
    ]);
  });

  it('C21: says what each period of an introduction costs, what follows, and in kopecks [PAY-027]', () => {
    expect(shown(optionWith(intro))).toEqual([
      '1 месяц',
      '3 месяца по 99,50 ₽ за 1 месяц, дальше 299 ₽',
      '299 ₽',
      undefined,
    ]);
  });

  it('C21: shows the introduction of one service as 14 days [SERV-012]', () => {
    const service = { id: '137037561', name: 'Кино', content_type: 'media_item' };
    const once = { ...intro, intro: { duration: 1, periods: 1, duration_unit: 'month' as const } };

    expect(shown(optionWith(once, { service }))[1]).toBe('14 дней за 99,50 ₽, дальше 299 ₽');
    expect(shown(optionWith(once))[1]).toBe('1 месяц за 99,50 ₽, дальше 299 ₽');
  });

  it('C21: has a struck price only where the service states one, in the currency of the price [PAY-027]', () => {
    const discount: Price = { ...plainPrice, type: 'discount', amount: 20000, currency: 'USD' };

    expect(shown(optionWith({ ...discount, original_amount: 29900 })).slice(1)).toEqual([
      undefined,
      '200 $',
      '299 $',
    ]);
    expect(shown(optionWith(discount))[3]).toBeUndefined();
    expect(shown(optionWith({ ...discount, original_amount: 20000 }))[3]).toBeUndefined();
  });

  it('names what is paid once and for ever, and points where nothing else is taken', () => {
    const [price, points] = estOptionFixture.periods[0]?.prices ?? [];
    if (!price || !points) throw new Error('The fixture has no points');

    expect(shown(estOptionFixture)).toEqual(['Навсегда', 'один раз', '399 ₽', undefined]);
    expect(shown(optionWith(points)).slice(1)).toEqual([
      'Спишем бонусы: 399',
      undefined,
      undefined,
    ]);
  });
});

describe('periodSentence', () => {
  it('says the only length of time in one sentence', () => {
    const discount: Price = { ...plainPrice, type: 'discount', original_amount: 39900 };

    expect(
      [
        periodSentence(rowOf(estOptionFixture), true, words),
        periodSentence(rowOf(optionWith(discount)), false, words),
      ].map(plain),
    ).toEqual(['399 ₽, один раз', '299 ₽ за 1 месяц, Без скидки 399 ₽']);
  });
});
