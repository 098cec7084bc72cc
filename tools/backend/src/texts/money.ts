import type { Language } from '@foyer/contract';

const locales: Readonly<Record<Language, string>> = { rus: 'ru-RU', eng: 'en-GB', hye: 'hy-AM' };

/** An amount in minor units as it is read: without kopecks where there are none. */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);

/** A day as it is read in a time zone, for example `5 марта 2027 г.` */
export const dayText = (date: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(date);
