import { secret, type Secret } from '@foyer/secret';
import { cardTypeOf, DEFAULT_CODE_LENGTH } from './bank-card-rules.ts';
import type { CardEntry, CardField, CardOwnerField } from './card-entry.types.ts';

/** A form in which nothing was typed yet. */
export function emptyCard(ownerFields: readonly CardOwnerField[]): CardEntry {
  const nothing = secret('');
  return {
    number: nothing,
    expiry: nothing,
    cvc: nothing,
    ...Object.fromEntries(ownerFields.map((field) => [field, nothing])),
  };
}

/** How many digits the code of this card has. BANKCARD-014, BANKCARD-015 */
export const codeLengthOf = (number: Secret): number =>
  cardTypeOf(number.reveal())?.codeLength ?? DEFAULT_CODE_LENGTH;

/** An entry after a change of one field. A code never has more digits than the card's brand. BANKCARD-015 */
export function withField(entry: CardEntry, field: CardField, value: Secret): CardEntry {
  const next = { ...entry, [field]: value };
  return { ...next, cvc: secret(next.cvc.reveal().slice(0, codeLengthOf(next.number))) };
}
