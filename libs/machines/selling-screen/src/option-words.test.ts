import {
  estOptionFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';
import { createTranslator, type LanguageCode } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { optionWords } from './option-words.ts';
import { sellingOption } from './selling-option.ts';
import type { SellingOption } from './selling-screen.types.ts';

/** Spaces that do not break are the typographer's matter. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ');

async function wordsOf(options: readonly SellingOption[], language: LanguageCode = 'rus') {
  const { t } = await createTranslator(language, { segments: ['modal'] });
  return options.map((option) => {
    const { title, note, price } = optionWords(option, { t, language });
    return [title, note, price].map(plain);
  });
}

const options = [serviceOptionFixture, estOptionFixture, tvodOptionFixture].map(sellingOption);

describe('optionWords', () => {
  it('says what an option is, what it comes with and what it costs', async () => {
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
    const [, forEver] = options;
    if (!forEver?.price) throw new Error('The fixture has no price');
    const part = { ...forEver, season: 2, episode: 3, quality: undefined };

    expect(
      await wordsOf([
        { ...part, price: { ...forEver.price, amount: 39950 } },
        { ...part, episode: undefined, season: undefined, price: undefined },
      ]),
    ).toEqual([
      ['Купить навсегда', 'Сезон 2 · Серия 3', '399,50 ₽'],
      ['Купить навсегда', undefined, undefined],
    ]);
  });
});

describe('sellingOption', () => {
  it('shows the price in money and none in points', () => {
    const prices = estOptionFixture.periods[0]?.prices ?? [];
    const typeOf = (shown: typeof prices) =>
      sellingOption({ ...estOptionFixture, periods: [{ is_default: true, prices: shown }] }).price
        ?.type;

    expect([
      typeOf(prices.toReversed()),
      typeOf(prices.filter(({ type }) => type === 'bonus')),
      typeOf([]),
    ]).toEqual(['one_time', undefined, undefined]);
  });
});
