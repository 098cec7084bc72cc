import type { Language } from '@foyer/contract';

const brandNames: Readonly<Record<string, string | Readonly<Record<Language, string>>>> = {
  mir: { rus: 'Мир', eng: 'Mir', hye: 'Միր' },
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

const between = ' •• ';

/** A card as an order keeps it: in no language. */
export const cardMark = ({ brand, lastDigits }: { brand: string; lastDigits: string }): string =>
  brand + between + lastDigits;

/** A card as it is named to its owner: brand and end of the number. @param mark - As of {@link cardMark}. */
export function cardName(mark: string, language: Language): string {
  const [brand = '', lastDigits = ''] = mark.split(between);
  const name = brandNames[brand] ?? brand;
  return (typeof name === 'string' ? name : name[language]) + between + lastDigits;
}
