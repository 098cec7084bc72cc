import type { Price, PurchaseOption } from '@foyer/contract';
import {
  estOptionFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';
import { createTranslator, type LanguageCode } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { optionWords, tabTitles } from './option-words.ts';

/** Spaces that do not break are the typographer's matter. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ');

async function textsIn(language: LanguageCode = 'rus') {
  const { t } = await createTranslator(language, { segments: ['purchase'] });
  return { t, language };
}

async function wordsOf(options: readonly PurchaseOption[], language?: LanguageCode) {
  const texts = await textsIn(language);
  return options.map((option) => {
    const { title, note, price } = optionWords(option, texts);
    return [title, note, price].map(plain);
  });
}

const options = [serviceOptionFixture, estOptionFixture, tvodOptionFixture];
const withPrices = (prices: Price[]): PurchaseOption => ({
  ...estOptionFixture,
  periods: [{ is_default: true, prices }],
});
const prices = estOptionFixture.periods[0]?.prices ?? [];

describe('optionWords', () => {
  it('says what an option is, what it comes with and what it costs [PAY-030]', async () => {
    expect(await wordsOf(options)).toEqual([
      [
        'Подписка «Кино»',
        '800 фильмов и сериалов · Без рекламы',
        '7 дней бесплатно, далее 299 ₽ за 1 месяц',
      ],
      ['Купить навсегда', '4K', '399 ₽'],
      ['Взять напрокат', 'HD', '149 ₽ за 48 часов'],
    ]);
  });

  it('says it in every language', async () => {
    expect((await wordsOf(options, 'eng'))[0]?.[2]).toBe('7 days free, then ₽299 for 1 month');
    expect((await wordsOf(options, 'hye'))[2]?.[0]).toBe('Վարձել');
  });

  it('names the season and the episode, writes kopecks where there are some, and does without a price', async () => {
    const content = { name: 'Метрополис', season_number: 2, episode_number: 3 };
    const kopecks = withPrices(prices.map((price) => ({ ...price, amount: 39950 })));

    expect(
      await wordsOf([
        { ...kopecks, content },
        { ...withPrices([]), content: { name: 'Метрополис' } },
      ]),
    ).toEqual([
      ['Купить навсегда', 'Сезон 2 · Серия 3', '399,50 ₽'],
      ['Купить навсегда', undefined, undefined],
    ]);
  });

  it('shows the price in money and none in points', async () => {
    const shown = await wordsOf([
      withPrices(prices.toReversed()),
      withPrices(prices.filter(({ type }) => type === 'bonus')),
    ]);

    expect(shown.map(([, , price]) => price)).toEqual(['399 ₽', undefined]);
  });
});

describe('tabTitles', () => {
  it('tells options of one name apart by their quality [MODAL-027]', async () => {
    const hd = { ...estOptionFixture, content: { name: 'Метрополис', quality: 'HD' } };
    const titles = tabTitles([estOptionFixture, hd, tvodOptionFixture], await textsIn());

    expect(titles.map(plain)).toEqual([
      'Купить навсегда, 4K',
      'Купить навсегда, HD',
      'Взять напрокат',
    ]);
  });
});
