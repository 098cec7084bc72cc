/** What the provider does with a card. */
export type CardOutcome = 'success' | 'refused' | 'no_funds';

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '2200000000000004': 'success',
  '4111111111111111': 'success',
  '4000000000000002': 'refused',
  '4000000000009995': 'no_funds',
};

/** What becomes of a card: any but a test card is refused, so that nobody pays with a real one. */
export function outcomeOf(number: string, expiry: string, now: Date): CardOutcome {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  const isExpired = new Date(Date.UTC(year, month, 1)) <= now;
  return isExpired ? 'refused' : (outcomes[number] ?? 'refused');
}

/** Brand of a test card by the start of its number. */
export const brandOf = (number: string): string => (number.startsWith('220') ? 'mir' : 'visa');
