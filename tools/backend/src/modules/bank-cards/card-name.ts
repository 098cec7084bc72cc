const brandNames: Readonly<Record<string, string>> = {
  mir: 'Мир',
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** A card as it is named to its owner: brand and end of the number. */
export const cardName = ({ brand, lastDigits }: { brand: string; lastDigits: string }): string =>
  `${brandNames[brand] ?? brand} •• ${lastDigits}`;
