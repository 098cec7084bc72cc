import {
  estOptionFixture,
  paymentTypesFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';
import type { Price } from '@foyer/contract';
import { createTranslator, type LanguageCode } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import type { Offer } from './payment.rules.ts';
import {
  cancelWords,
  methodNote,
  payWords,
  periodWords,
  priceNote,
  termsRows,
  type Words,
} from './payment.words.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F\u2060]/gu, ' ');

async function wordsIn(language: LanguageCode): Promise<Words> {
  const { t } = await createTranslator(language, { segments: ['bank_card', 'purchase'] });
  return { t, language, timeZone: 'Europe/Moscow' };
}

const priceOf = (option: typeof serviceOptionFixture, period: number, place: number): Price => {
  const price = option.periods[period]?.prices[place];
  if (!price) throw new Error('The fixture has no such price');
  return price;
};
const trial = priceOf(serviceOptionFixture, 0, 0);
const month = priceOf(serviceOptionFixture, 0, 1);
const discount = priceOf(serviceOptionFixture, 1, 0);
const film = priceOf(estOptionFixture, 0, 0);
const points = priceOf(estOptionFixture, 0, 1);
const [method] = paymentTypesFixture.items[0]?.payment_methods ?? [];

const offer = (price: Price, change: Partial<Offer> = {}): Offer => {
  if (!method) throw new Error('The fixture has no method');
  const linked = { ...method, name: 'linked_card' as const };
  return { method: linked, price, obstacle: undefined, missing: 0, card: undefined, ...change };
};

describe('the words of a price', () => {
  it('C21: names a trial, an introduction, a discount, points, kopecks and another currency [PAY-027]', async () => {
    const words = await wordsIn('rus');
    const intro: Price = {
      ...month,
      type: 'intro',
      amount: 9950,
      intro: { duration: 1, periods: 3, duration_unit: 'month' },
    };

    expect(
      [trial, intro, discount, points, film].map((price) => plain(priceNote(price, words))),
    ).toEqual([
      '7 дней за 0 ₽',
      '3 месяца по 99,50 ₽ за 1 месяц',
      'Скидка 1 198 ₽',
      'Спишем бонусы: 399',
      'один раз',
    ]);
    expect(plain(termsRows({ ...film, currency: 'AMD' }, words)[0]?.sum)).toContain('֏');
  });

  it('C20: says what follows, when and how to stop, and nothing of what does not renew itself [PAY-027]', async () => {
    const words = await wordsIn('rus');

    expect(termsRows(month, words).map(({ when, sum }) => [plain(when), plain(sum)])).toEqual([
      ['Сегодня', '299 ₽'],
      ['21 декабря и дальше раз в месяц', '299 ₽'],
    ]);
    expect([termsRows(film, words).length, cancelWords(film, words)]).toEqual([1, []]);
    expect([cancelWords(month, words).length, cancelWords(trial, words).length]).toEqual([1, 2]);
  });

  it('says it in every language', async () => {
    const rows = await Promise.all(
      (['eng', 'hye'] as const).map(async (language) => {
        const words = await wordsIn(language);
        return termsRows(trial, words)
          .flatMap(({ when, sum }) => [when, sum])
          .map(plain);
      }),
    );

    expect(rows).toEqual([
      ['Today', '₽0', 'November 28 and then every month', '₽299'],
      ['Այսօր', '0 ₽', 'նոյեմբերի 28 և այնուհետև ամեն ամիս', '299 ₽'],
    ]);
  });

  it('has the button say what it does', async () => {
    const words = await wordsIn('rus');
    const card = method && { ...method, name: 'any_card' as const };
    const said = (given: Offer, isJoining = false, order: 'plain' | 'obliges_to_pay' = 'plain') =>
      plain(payWords(given, isJoining, order, words));

    expect([
      said(offer(month)),
      said(offer(trial)),
      said(offer(month), false, 'obliges_to_pay'),
      said(offer(points)),
      said(offer(points), true),
      said(offer(month, card && { method: card })),
    ]).toEqual([
      'Заплатить 299 ₽',
      'Попробовать за 0 ₽, потом 299 ₽',
      'Заказать с обязательством оплаты: 299 ₽',
      'Заплатить бонусами',
      'Подключить бонусы',
      'Ввести карту',
    ]);
  });

  it('says why a way cannot pay, and how long a period is', async () => {
    const words = await wordsIn('rus');

    expect([
      plain(methodNote(offer(month, { obstacle: 'tooLittle', missing: 27900 }), words)),
      plain(methodNote(offer(points, { obstacle: 'processing' }), words)),
      plain(periodWords(tvodOptionFixture.periods[0] ?? { is_default: true, prices: [] }, words)),
      plain(periodWords({ is_default: true, prices: [] }, words)),
    ]).toEqual(['Не хватает 279 ₽', 'Бонусы ещё подключаются', '48 часов', 'Навсегда']);
  });
});
