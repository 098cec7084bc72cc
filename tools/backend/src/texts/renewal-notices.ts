import { type Language, LANGUAGES, textIn, type Texts } from '@foyer/contract';
import { dayText, moneyText } from './money.ts';

/** What is said before a subscription costs another sum than before. */
export interface RenewalFacts {
  names: Texts;
  amount: number;
  currency: string;
  /** When it is taken. */
  at: Date;
  timeZone: string;
}

/** What a message says of a renewal, in a language. */
export const renewalWords = (
  { names, amount, currency, at, timeZone }: RenewalFacts,
  language: Language,
) => ({
  item: textIn(names, language),
  day: dayText(at, timeZone, language),
  sum: moneyText(amount, currency, language),
});

type Words = ReturnType<typeof renewalWords>;

const titles: Readonly<Record<Language, (words: Words) => string>> = {
  rus: ({ item, sum }) => `«${item}»: дальше ${sum}`,
  eng: ({ item, sum }) => `“${item}” will cost ${sum}`,
  hye: ({ item, sum }) => `«${item}»՝ այնուհետև ${sum}`,
};

const texts: Readonly<Record<Language, (words: Words) => string>> = {
  rus: ({ day, sum }) =>
    `${day} подписка продлится, и спишется ${sum}. До этого её можно отключить.`,
  eng: ({ day, sum }) =>
    `On ${day} the subscription renews, and ${sum} is charged. You can turn it off before.`,
  hye: ({ day, sum }) =>
    `${day}՝ բաժանորդագրությունը կերկարաձգվի, և կգանձվի ${sum}։ Մինչ այդ կարող եք անջատել այն։`,
};

const inAll = (facts: RenewalFacts, by: typeof titles): Texts => ({
  rus: by.rus(renewalWords(facts, 'rus')),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [language, by[language](renewalWords(facts, language))]),
  ),
});

/** The message of the journal about a renewal. */
export const renewalNotice = (facts: RenewalFacts): { titles: Texts; texts: Texts } => ({
  titles: inAll(facts, titles),
  texts: inAll(facts, texts),
});
